const shortWord = /(?<=^|[\s(„])([aiouwz])[ \n](?=[\p{L}\d„{])/giu

/** Polish typography: no line ends with a word of one letter. Other languages are left as they are. */
export const typeset = (locale: string, text: string): string =>
  locale === 'pl' ? text.replace(shortWord, '$1\u00a0') : text
