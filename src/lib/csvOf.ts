import Papa from 'papaparse'

// What a spreadsheet would run, also behind quotation marks: it is written as text.
const formulas = /^"*[=+\-@\t\r\n\0]/

/**
 * A table as CSV that a spreadsheet opens as what it says: no cell is a formula, and it is told that this is UTF-8. Where
 * numbers have a decimal comma, spreadsheets expect a semicolon between cells.
 */
export const csvOf = (table: readonly (readonly string[])[], delimiter: ',' | ';' = ','): string =>
  `\uFEFF${Papa.unparse(table as string[][], { escapeFormulae: formulas, delimiter })}\r\n`
