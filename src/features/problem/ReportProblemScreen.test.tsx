import { act, screen, waitFor, within } from '@testing-library/react'
import { problemEndpoints } from '#contract/problem/problemEndpoints'
import type { ProblemReport } from '#contract/problem/report'
import { apiBase, paths } from '#contract/shared/paths'
import { foldTrace } from '../../trace/foldTrace'
import { readTrace } from '../../trace/readTrace'
import { secretsIn } from '../../trace/redactTrace'
import { purchasesApi } from '../../api/purchase/purchasesApi'
import { navigate } from '../../store/router/navigation'
import { menuToggled, stepsKept } from '../../store/ui/uiSlice'
import { renderApp, serverOfTests, type Person } from '../../testing/renderApp'

const url = apiBase + problemEndpoints.sendProblemReport.path
const words = {
  en: { report: 'Report a problem', what: 'What happened?', send: 'Send report', thanks: 'Thank you' },
  pl: { report: 'Zgłoś problem', what: 'Co się stało?', send: 'Wyślij zgłoszenie', thanks: 'Dziękujemy' },
}

const open = async (path: string, as: Person = 'visitor', locale: 'en' | 'pl' = 'en', keeps = false) => {
  const app = await renderApp(path, { as, locale, ...(keeps && { storage: { 'keep-steps': 'true' } }) })
  const said = words[locale]
  const sent: { key: string | null; body: ProblemReport }[] = []
  const { fetch } = app.effects
  /** How the next reports end, in place of the server's answer; null: no answer. */
  const ends: (number | null)[] = []
  app.effects.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST' && new URL(request.url).pathname === url) {
      const body = (await request.clone().json()) as ProblemReport
      sent.push({ key: request.headers.get('idempotency-key'), body })
      const end = ends.shift()
      if (end === null) throw new TypeError('Failed to fetch')
      if (end !== undefined) {
        const headers = { 'content-type': 'application/json' }
        const code = end === 409 ? 'problem_reports_off' : 'internal_error'
        return new Response(JSON.stringify({ code, message: 'Refused.' }), { status: end, headers })
      }
    }
    return fetch(request)
  }
  const footer = () => screen.getByRole('link', { name: said.report })
  const press = async () => app.user.click(await screen.findByRole('button', { name: said.send }))
  return { ...app, said, sent, ends, footer, press }
}

const thanks = (said: (typeof words)['en']) => screen.findByRole('heading', { name: said.thanks })
const rows = async () => (await serverOfTests()).query('select description, email, page, trace from problem_reports')

describe('reporting a problem', () => {
  beforeEach(async () => (await serverOfTests()).reset())

  it.each(['en', 'pl'] as const)(
    'a visitor reports from the footer, and leaves an address, in %s [X24]',
    async (locale) => {
      const { user, said, footer, press, sent } = await open(paths.about, 'visitor', locale)
      await user.click(footer())
      expect(await screen.findByRole('heading', { level: 1, name: said.report })).toBeVisible()
      await user.type(await screen.findByLabelText(said.what), 'The map is empty.')
      await user.type(screen.getByLabelText(locale === 'en' ? 'Email' : 'E-mail'), 'visitor@example.org')
      expect(screen.getByText(paths.about)).toBeVisible()
      await press()
      expect(await thanks(said)).toHaveFocus()
      expect(sent.map(({ body }) => body)).toMatchObject([
        { description: 'The map is empty.', email: 'visitor@example.org', page: paths.about, crash: null, trace: null },
      ])
    },
  )

  it('a member sees the steps in sentences, and sends them as they are [X24]', async () => {
    const { user, said, footer, press, sent, store } = await open(paths.dogs, 'member', 'en', true)
    await screen.findAllByText('Łatka')
    act(() => void store.dispatch(menuToggled()))
    await user.click(footer())
    const list = await screen.findByRole('list', { name: 'Steps to send' })
    expect(within(list).getByText('Change: ui: menu toggled')).toBeVisible()
    expect(within(list).getByText('Opened the page /report-problem')).toBeVisible()
    expect(screen.getByText('We’ll reply to member@example.org.')).toBeVisible()
    await user.type(screen.getByLabelText(said.what), 'My dog has no photo.')
    await press()
    await thanks(said)
    expect(screen.getByRole('link', { name: 'your data' })).toHaveAttribute('href', paths.ownData)
    const [report] = sent
    const read = readTrace(report?.body.trace ?? '')
    if (!read.success) throw new Error(read.reason)
    expect(secretsIn(read.trace)).toEqual({})
    expect(foldTrace(read.trace)).toMatchObject({ divergence: null })
    expect(report?.body.trace).not.toContain('member@example.org')
    await waitFor(async () =>
      expect((await rows()).filter(({ trace }) => trace === report?.body.trace)).toHaveLength(1),
    )
  })

  it('sends no steps that were unticked or whose consent is taken back, and offers to keep them [X24]', async () => {
    const { user, said, footer, press, sent, store } = await open(paths.dogs, 'member', 'en', true)
    await screen.findAllByText('Łatka')
    await user.click(footer())
    await user.click(await screen.findByLabelText('Send what I did here as well'))
    expect(screen.queryByRole('list', { name: 'Steps to send' })).not.toBeInTheDocument()
    await user.type(screen.getByLabelText(said.what), 'No steps.')
    await press()
    await thanks(said)
    await user.click(screen.getByRole('button', { name: 'Report another problem' }))
    expect(await screen.findByRole('list', { name: 'Steps to send' })).toBeVisible()
    await user.click(screen.getByRole('switch', { name: /^Keep a record/ }))
    expect(screen.queryByRole('list', { name: 'Steps to send' })).not.toBeInTheDocument()
    expect(store.getState().ui.keepsSteps).toBe(false)
    await user.type(screen.getByLabelText(said.what), 'Still none.')
    await press()
    await thanks(said)
    expect(sent.map(({ body }) => body.trace)).toEqual([null, null])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('from the error popup knows the page and the reference of the failed call [X24]', async () => {
    const { user, effects, store, said, press, sent } = await open(paths.about)
    const { fetch } = effects
    const headers = { 'content-type': 'application/json' }
    const broken = { code: 'internal_error', message: 'It broke.', requestId: 'req-7' }
    effects.fetch = () => Promise.resolve(new Response(JSON.stringify(broken), { status: 500, headers }))
    await act(async () => {
      await store.dispatch(purchasesApi.endpoints.getPurchase.initiate('1'))
    })
    effects.fetch = fetch
    await user.click(within(await screen.findByRole('alert')).getByRole('link', { name: said.report }))
    expect(await screen.findByRole('region', { name: 'Error message' })).toHaveTextContent('It broke. req-7')
    await user.type(screen.getByLabelText(said.what), 'The news.')
    await press()
    await thanks(said)
    expect(sent[0]?.body).toMatchObject({ page: paths.about, crash: { message: 'It broke. req-7', stack: '' } })
  })

  it('says what to do with each failure, loses nothing, and sends the same report once [X25]', async () => {
    const { user, said, footer, press, sent, ends } = await open(paths.about)
    await user.click(footer())
    await press()
    expect(await screen.findByText('There is a problem with 1 field')).toBeVisible()
    await user.type(screen.getByLabelText(said.what), 'It fails.')
    ends.push(null, 413, 429, 500)
    for (const text of [/^You’re offline/, /^Your report is too large/, /^You’ve sent too many/, /^Couldn’t send/]) {
      await press()
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.getByLabelText(said.what)).toHaveValue('It fails.')
    }
    await press()
    await thanks(said)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(sent).toHaveLength(5)
    const reports = (await rows()).filter(({ description }) => description === 'It fails.')
    expect(reports).toHaveLength(1)
  })

  it('a report that was changed after a failure is another one [X25]', async () => {
    const { user, said, footer, press, sent, ends } = await open(paths.about)
    await user.click(footer())
    await user.type(await screen.findByLabelText(said.what), 'One')
    ends.push(null)
    await press()
    await screen.findByText(/^You’re offline/)
    await user.type(screen.getByLabelText(said.what), ' more')
    await press()
    await thanks(said)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('keeps what is typed while its writer repeats the problem with steps kept [X24]', async () => {
    const { user, said, footer, store } = await open(paths.about)
    await user.click(footer())
    await user.type(await screen.findByLabelText(said.what), 'It happens at times.')
    act(() => void store.dispatch(stepsKept(true)))
    expect(await screen.findByText(/^No steps have been kept yet/)).toBeVisible()
    act(() => store.dispatch(navigate(paths.about)))
    await user.click(footer())
    expect(await screen.findByLabelText(said.what)).toHaveValue('It happens at times.')
    expect(await screen.findByRole('list', { name: 'Steps to send' })).toBeVisible()
  })

  it('is switched off by a setting: the form leads to the contact form instead [X25]', async () => {
    const { query } = await serverOfTests()
    await query(`insert into settings (key, value) values ('problem_reports', 'no')
      on conflict (key) do update set value = 'no'`)
    await open(paths.reportProblem)
    expect(await screen.findByText('We aren’t accepting problem reports at the moment.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact us instead' })).toHaveAttribute('href', paths.contact)
    expect(screen.queryByLabelText('What happened?')).not.toBeInTheDocument()
  })
})
