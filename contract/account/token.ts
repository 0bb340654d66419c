/** Can an Authorization header carry this text unchanged? Browsers refuse other characters and trim blanks. */
export const isToken = (text: string): boolean =>
  text !== '' && text === text.trim() && !/[^\x20-\x7e\xa0-\xff]/.test(text)
