/** A text as it is searched by: whoever types lodz means Łódź, and a postcode is found with and without its blank. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\p{Diacritic}\s-]/gu, '')
