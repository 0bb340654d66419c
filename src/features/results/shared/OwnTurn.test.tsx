import { screen } from '@testing-library/react'
import { apiBase, fill, paths } from '#contract/shared/paths'
import { makePaidEntry } from '../../../testing/paidEntry'
import { renderApp, serverOfTests, tokenOf } from '../../../testing/renderApp'
import { sampleId } from '../../../testing/samples'
import { anchorOf } from './runPanels'
import { selectPanels } from '../../../store/ui/panelsSlice'

const slug = 'shrewsbury-winter-classic'
const classId = sampleId(5, 101)
const show = fill(paths.show, { slug })

const call = async (token: string, method: string, url: string, body: unknown) => {
  const server = await serverOfTests()
  const answer = await server.ask({
    method,
    url: apiBase + url,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    payload: JSON.stringify(body),
  })
  return JSON.parse(answer.body) as { version: number }
}

/** Łatka is entered and paid, entries close, and the running order is drawn. */
const prepareOrder = async () => {
  await makePaidEntry(1, 101)
  const server = await serverOfTests()
  await server.query(`update shows set entries_close_at = '2026-11-20T12:00:00Z' where slug = '${slug}'`)
  const admin = await tokenOf('admin')
  const order = `/desk/shows/${slug}/classes/${classId}/running-order`
  const { version } = await call(admin, 'POST', order, { version: 0 })
  return () => call(admin, 'POST', `${order}/publication`, { version })
}

beforeEach(async () => (await serverOfTests()).reset())

describe('the running order of an own entry', () => {
  it('is a link to the class, which opens its order, once it is published', async () => {
    const publish = await prepareOrder()
    await publish()
    const { user, store } = await renderApp(show, { as: 'member' })
    const link = await screen.findByRole('link', { name: /^Running order: \d+ of \d+$/ })
    await user.click(link)
    expect(store.getState().router.location.hash).toBe(`#${anchorOf(classId)}`)
    expect(selectPanels(store.getState())).toContain(`order/${classId}`)
    expect(document.getElementById(anchorOf(classId))).toHaveTextContent('Łatka')
    await user.click(link)
    expect(selectPanels(store.getState())).toContain(`order/${classId}`)
  })

  it('is no link before it is published', async () => {
    await prepareOrder()
    await renderApp(show, { as: 'member' })
    expect(await screen.findByRole('link', { name: /^Receipt: Łatka/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Running order/ })).toBeNull()
  })
})
