import { readdirSync, readFileSync } from 'node:fs'

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Each folder of the contract is a subject, besides what all subjects share. */
const subjects = foldersOf('contract').filter((name) => !['access', 'shared'].includes(name))
/** Screens that show only records of other subjects. */
const overviews = ['dashboard', 'home']

it.each(['server/domain', 'server/features', 'src/api', 'src/features'])(
  '%s names its folders as the contract names its subjects',
  (path) => {
    const others = foldersOf(path).filter((name) => ![...subjects, ...overviews, 'middleware'].includes(name))
    expect(others).toEqual([])
  },
)

it('a message’s id begins with its subject, or with the part of the page that shows it on every screen', () => {
  const ids = Object.keys(JSON.parse(readFileSync('src/i18n/locales/en.json', 'utf8')) as object)
  const pageParts = ['app', 'common', 'fields', 'kit', 'layouts', 'version']
  // Ids that the specification gives.
  const given = ['checkout_locked', 'functionalities_limited', 'registration_error']
  const others = ids.filter(
    (id) => ![...subjects, ...overviews, ...pageParts, ...given].includes(id.split('.')[0] ?? ''),
  )
  expect(others).toEqual([])
})
