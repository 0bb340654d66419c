import * as z from 'zod/mini'
import { limits } from './limits'

/** Of a file with so many columns at most the choice is kept. */
const columnsMax = 100
const HeadersKey = z.string().check(z.minLength(1), z.maxLength(columnsMax * limits.nameMax))

/** The columns that were chosen for files with these headers: for each the field that it holds, or null for one that is not read. */
export const chosenColumnsOf = <Field extends z.ZodMiniType>(field: Field) =>
  z.object({ key: HeadersKey, columns: z.array(z.nullable(field)).check(z.maxLength(columnsMax)) })

// A spreadsheet's export marks a text that would be a formula with an apostrophe; ours does too.
// ="616…" is how an export keeps a spreadsheet from reading a number.
/** What a cell says, without the marks of an export. */
export const cellText = (cell = ''): string => cell.replace(/^\s*="([^"]*)"\s*$/, '$1').replace(/^'(?=[=+\-@\t\r])/, '')

/** A header without case, accents, blanks and punctuation. */
export const foldHeader = (header: string): string =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\d]/gu, '')

/** By what the columns that were chosen for a file are found again: its headers, in their order. */
export const headersKey = (headers: readonly string[]): string => headers.map(foldHeader).join('|')

/** How many lines may precede the one that names the columns. */
export const titleLinesMax = 20

/** Finds the columns of a file. `knownHeaders`: for each field the headers that it has elsewhere, folded, with blanks between them. */
export const columnFinder = <Field extends string>(
  fields: readonly Field[],
  knownHeaders: Readonly<Record<Field, string>>,
) => {
  const fieldOf = new Map(
    fields.flatMap((field) => knownHeaders[field].split(' ').map((header) => [header, field] as const)),
  )

  /** The columns that are offered: each field once, in the first column that is called like it. */
  const suggestColumns = (headers: readonly string[]): (Field | null)[] => {
    const used = new Set<Field>()
    return headers.map((header) => {
      const field = fieldOf.get(foldHeader(header)) ?? null
      if (field === null || used.has(field)) return null
      used.add(field)
      return field
    })
  }

  /**
   * Which line of a file names its columns: of the first lines the one that names most fields, else the first that fills as
   * many cells as any of them.
   */
  const findHeaderLine = (lines: readonly (readonly string[])[]): number => {
    const first = lines.slice(0, titleLinesMax)
    const known = first.map((cells) => suggestColumns(cells).filter((field) => field !== null).length)
    const filled = first.map((cells) => cells.filter((cell) => cell.trim() !== '').length)
    const most = Math.max(...known)
    return Math.max(0, most > 1 ? known.indexOf(most) : filled.indexOf(Math.max(...filled)))
  }

  return { suggestColumns, findHeaderLine }
}
