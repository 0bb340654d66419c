import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests, tokenOf } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

/** The address of the page in an email of news to Ola. */
const linkOfOla = async () => {
  const { ask, query, mails, runJobs } = await serverOfTests()
  const headers = { authorization: `Bearer ${await tokenOf('admin')}`, 'content-type': 'application/json' }
  const post = async (url: string, body: unknown): Promise<{ id: string }> =>
    JSON.parse((await ask({ method: 'POST', url: `/api${url}`, headers, payload: JSON.stringify(body) })).body)
  const audience = { text: '', state: [], group: [], ids: ['00000001-0000-4000-8000-000000000002'] }
  const { id } = await post('/desk/mailings', { audience, copyOf: '00000021-0000-4000-8000-000000000001' })
  await post(`/desk/mailings/${id}/schedule`, { version: 1, sendAt: null, expectedRecipients: 1 })
  await runJobs()
  expect(await query('select 1 from unsubscriptions')).toEqual([])
  const mail = (await mails()).find(({ recipient }) => recipient === 'member@example.org')
  return fill(paths.unsubscribe, { token: /\/unsubscribe\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' })
}
const stored = async () => (await serverOfTests()).query('select kind from unsubscriptions')

describe('the link to unsubscribe', () => {
  it('changes nothing until its button is pressed, which can be undone', async () => {
    const { user } = await renderApp(await linkOfOla())
    expect(await screen.findByRole('heading', { level: 1, name: 'Unsubscribe from our news?' })).toBeVisible()
    expect(await stored()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'You’ve unsubscribed from our news' })).toBeVisible()
    expect(await stored()).toEqual([{ kind: 'news' }])
    await user.click(screen.getByRole('button', { name: 'Subscribe again' }))
    expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeVisible()
    expect(await stored()).toEqual([])
  })

  it('is in the reader’s language', async () => {
    await renderApp(await linkOfOla(), { locale: 'pl' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Rezygnujesz z aktualności?' })).toBeVisible()
  })

  it('that is not ours says so, and where to choose', async () => {
    await renderApp(fill(paths.unsubscribe, { token: 'unknown' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', paths.profile)
  })
})

it('a profile has the same choice', async () => {
  const { user } = await renderApp(paths.profile, { as: 'member' })
  const part = within(await screen.findByRole('region', { name: 'Emails from us' }))
  await user.click(await part.findByRole('switch', { name: 'Shows and offers' }))
  expect(await part.findByRole('switch', { name: 'Shows and offers', checked: false })).toBeVisible()
  expect(part.getByRole('switch', { name: 'News' })).toBeChecked()
  await waitFor(async () => expect(await stored()).toEqual([{ kind: 'offers' }]))
})
