import { act, screen, waitFor } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const slug = 'shrewsbury-winter-classic'
const showPath = fill(paths.show, { slug })
const classId = '00000005-0000-4000-8000-000000000101'

beforeEach(async () => {
  // The clock of the tests keeps running: the server answers in the same process.
  jest.useFakeTimers({ advanceTimers: true })
  await (await serverOfTests()).reset()
})
afterEach(() => jest.useRealTimers())

const countOf = (calls: readonly { line: string }[], what: string) =>
  calls.filter(({ line }) => line.endsWith(what)).length

it('a show follows its places without a reload, and checks eligibility again when a class fills up', async () => {
  const { effects } = await renderApp(showPath, { as: 'member' })
  expect(await screen.findByRole('button', { name: /^Enter Baton.*08:30/ })).toBeVisible()
  const before = countOf(effects.calls, '/eligibility')
  const { query } = await serverOfTests()
  await query(`update classes set capacity = taken where id = '${classId}'`)
  await act(async () => jest.advanceTimersByTimeAsync(10_000))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Enter Baton.*08:30/ })).toBeNull())
  expect(countOf(effects.calls, '/eligibility')).toBe(before + 1)
  // Nothing has changed since: nothing else is asked.
  await act(async () => jest.advanceTimersByTimeAsync(10_000))
  await waitFor(() => expect(countOf(effects.calls, '/places')).toBeGreaterThan(2))
  expect(countOf(effects.calls, '/eligibility')).toBe(before + 1)
})

it('a show that takes no entries is not asked for its places', async () => {
  const { query } = await serverOfTests()
  await query(`update shows set state = 'finished' where slug = '${slug}'`)
  const { effects } = await renderApp(showPath, { as: 'member' })
  await screen.findByText(/^This show finished on/)
  await act(async () => jest.advanceTimersByTimeAsync(30_000))
  expect(countOf(effects.calls, '/places')).toBe(0)
})
