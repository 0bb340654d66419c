const shortWord = /(?<=^|[\s(„])([aiouwz])[ \n](?=[\p{L}\d„{])/giu

/** Between two values of a message, as in {from}–{to}. */
const range = /(?<=\})–(?=\{)/g

/** Between a word and the number that it belongs to, as in ring {ring} and Levels {from}–{to}; not in a plural's one {level}. */
const numbered = /(?<=\p{L})(?<!\b(?:one|few|many|other)) (?=\{(?:ring|rank|level|number)\}|\{from\}–)/gu

/** No line ends within a range, between a word and its number, or in Polish with a word of one letter. */
export const typeset = (locale: string, text: string): string => {
  const whole = text.replace(numbered, '\u00a0').replace(range, '\u2060–\u2060')
  return locale === 'pl' ? whole.replace(shortWord, '$1\u00a0') : whole
}
