/** Can an Authorization header carry this text as it stands? Browsers refuse other characters and cut off blanks at its ends. */
export const isToken = (text: string): boolean =>
  text !== '' && text === text.trim() && !/[^\x20-\x7e\xa0-\xff]/.test(text)
