/** A test that ran, or a proof: the rows that it proves by the ids in its titles. */
export interface TestResult {
  name: string
  ids: string[]
  passed: boolean
}

/** A row of a table: a sentence of the specification or a case. */
export interface Row {
  id: string
  /** Its subject is not built yet. */
  later: boolean
}

// A case is a letter and two digits, a sentence of the specification two numbers: [A03], [T06.2], [1.4 M08].
const idPattern = String.raw`(?:[A-Z]\d\d(?:\.\d+)?|\d+\.\d+)`
const idsAtEnd = new RegExp(String.raw` \[(${idPattern}(?: ${idPattern})*)\]$`)

/** The ids in brackets at the end of a title. */
export const idsIn = (title: string): string[] => idsAtEnd.exec(title)?.[1]?.split(' ') ?? []

/** The rows of a paper: lines of a table that begin with an id. */
export const rowsOf = (paper: string): Row[] =>
  [...paper.matchAll(new RegExp(String.raw`^\| (${idPattern}) +\|(.*)$`, 'gm'))].map(([, id = '', rest = '']) => ({
    id,
    later: /\| later: \S/.test(rest),
  }))

/** What is wrong, a line each: rows without a passing test or there twice, and ids in titles that no row has. */
export const faultsOf = (rows: Row[], results: TestResult[]): string[] => {
  const withId = (wanted: string) => results.filter(({ ids }) => ids.includes(wanted))
  const ofRows = rows.flatMap(({ id, later }, index) => {
    if (rows.findIndex((row) => row.id === id) !== index) return [`${id}: is there twice`]
    const found = withId(id)
    if (later) return found.map(({ name }) => `${id}: is said to come later, and a test proves it: ${name}`)
    if (found.length === 0) return [`${id}: no test that ran has it at the end of its title`]
    return found.filter(({ passed }) => !passed).map(({ name }) => `${id}: failed: ${name}`)
  })
  const known = new Set(rows.map(({ id }) => id))
  const unknown = new Set(results.flatMap(({ ids }) => ids).filter((id) => !known.has(id)))
  return [...ofRows, ...[...unknown].map((id) => `${id}: no table has it, but a title: ${withId(id)[0]?.name}`)]
}
