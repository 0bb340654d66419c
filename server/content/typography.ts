const shortWord = /(?<=^|[\s(„])([aiouwz])[ \n](?=[\p{L}\d„{])/giu

/** Between two values of a message, as in {from}–{to}. */
const range = /(?<=\})–(?=\{)/g

/** No line ends within a range, and in Polish none with a word of one letter. */
export const typeset = (locale: string, text: string): string => {
  const whole = text.replace(range, '\u2060–\u2060')
  return locale === 'pl' ? whole.replace(shortWord, '$1\u00a0') : whole
}
