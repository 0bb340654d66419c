/** The number that a search is for: 12, or #12; null where the text is none. */
export const numberIn = (text: string): number | null => {
  const [, digits] = /^#?(\d{1,9})$/.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
