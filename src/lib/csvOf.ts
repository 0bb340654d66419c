import Papa from 'papaparse'

// What a spreadsheet would run, also behind quotation marks: it is written as text.
const formulas = /^"*[=+\-@\t\r\n\0]/

/**
 * A table as CSV that a spreadsheet opens unchanged: no cell is a formula, and a mark says that it is UTF-8. Where
 * numbers have a decimal comma, spreadsheets expect a semicolon between cells.
 */
export const csvOf = (table: readonly (readonly string[])[], delimiter: ',' | ';' = ','): string =>
  `\uFEFF${Papa.unparse(table as string[][], { escapeFormulae: formulas, delimiter })}\r\n`
