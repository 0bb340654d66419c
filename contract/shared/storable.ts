/** A NUL or half a surrogate pair is no text that a database can keep as it was typed, or look for. */
export const storablePattern = /^[^\0\p{Cs}]*$/u

export const isStorable = (text: string): boolean => storablePattern.test(text)
