/** A text as it is searched by: lodz finds Łódź, and a postcode is found with and without its blank. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[\u0300-\u036f\s-]/g, '')
