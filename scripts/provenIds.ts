/** A test as a report has it: what its title and those of its groups say that it proves. */
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

export interface JestReport {
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[]
}

/** Playwright's report: suites are files, then groups; a spec is a test. */
export interface Suite {
  title: string
  specs?: { title: string; ok: boolean; tags: string[] }[]
  suites?: Suite[]
}

// A case is a letter and two digits, a sentence of the specification two numbers: [A03], [T06.2], [1.4 M08].
const idPattern = String.raw`(?:[A-Z]\d\d(?:\.\d+)?|\d+\.\d+)`
const idsAtEnd = new RegExp(String.raw` \[(${idPattern}(?: ${idPattern})*)\]$`)

/** The ids in brackets at the end of a title. */
export const idsIn = (title: string): string[] => idsAtEnd.exec(title)?.[1]?.split(' ') ?? []

/** The tests that Jest ran. A skipped one counts as passed where `leftOut` says that it cannot run here. */
export const jestResults = ({ testResults }: JestReport, leftOut: (name: string) => boolean): TestResult[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ ancestorTitles, title, status }) => {
      const titles = [...ancestorTitles, title]
      const name = titles.join(' ')
      return {
        name,
        ids: titles.flatMap(idsIn),
        passed: status === 'passed' || (status === 'pending' && leftOut(name)),
      }
    })

/** The tests of a browser that carry all of these tags. */
export const browserResults = (suites: Suite[], tags: string[] = [], groups: string[] = []): TestResult[] =>
  suites.flatMap(({ title: group, specs = [], suites: inner = [] }) => [
    ...specs
      .filter((spec) => tags.every((tag) => spec.tags.includes(tag)))
      .map(({ title, ok }) => {
        const titles = [...groups, group, title]
        return { name: titles.join(' › '), ids: titles.flatMap(idsIn), passed: ok }
      }),
    ...browserResults(inner, tags, [...groups, group]),
  ])

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
    if (rows.findIndex((row) => row.id === id) !== index) return [`${id}: stands there twice`]
    const found = withId(id)
    if (later) return found.map(({ name }) => `${id}: is said to come later, and a test proves it: ${name}`)
    if (found.length === 0) return [`${id}: no test that ran has it at the end of its title`]
    return found.filter(({ passed }) => !passed).map(({ name }) => `${id}: failed: ${name}`)
  })
  const known = new Set(rows.map(({ id }) => id))
  const unknown = new Set(results.flatMap(({ ids }) => ids).filter((id) => !known.has(id)))
  return [...ofRows, ...[...unknown].map((id) => `${id}: no table has it, but a title: ${withId(id)[0]?.name}`)]
}
