import { privateScreens } from '#contract/access/privateScreens'
import { paths } from '#contract/shared/paths'
import { deskEntries } from './deskEntries'
import { entries } from './screens'

// e2e/screens/screens.ts is a record over the same paths: a screen that is missing there does not compile.
it('has exactly one route for each path', () => {
  const routes = [...entries, ...deskEntries].map(({ path }) => path)
  expect(routes.toSorted()).toEqual(Object.values(paths).toSorted())
})

it('guards each private screen, and no other [A81]', () => {
  const guarded = entries.flatMap(({ path, guard }) => (guard ? [path] : []))
  // The dashboard has no guard: it does not exist for a visitor.
  expect([paths.dashboard, ...guarded].toSorted()).toEqual([...privateScreens].toSorted())
})
