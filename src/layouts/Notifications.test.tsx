import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { purchasesApi } from '../api/purchase/purchasesApi'
import { scriptFailed } from '../store/notifications/notificationsSlice'
import { navigate } from '../store/router/navigation'
import { reportOriginOf } from '../store/router/reportOrigin'
import { renderApp } from '../testing/renderApp'
import { samplePurchase } from '../testing/samples'

const answered = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
const say = (message: unknown) => answered(500, { code: 'internal_error', message })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

const open = async (locale: 'en' | 'pl' = 'en') => {
  const app = await renderApp(paths.login, { locale })
  let number = 0
  const call = (...fetches: (() => Promise<Response>)[]) =>
    act(async () => {
      for (const fetch of fetches) {
        app.effects.fetch = fetch
        await app.store.dispatch(purchasesApi.endpoints.getPurchase.initiate(String((number += 1))))
      }
    })
  return { ...app, call }
}
/** What the popups say, without the link below each. */
const notices = () =>
  screen.queryAllByRole('alert').map(({ textContent }) => textContent.replace(/(Report a problem|Zgłoś problem)$/, ''))
const expectNotices = (...texts: string[]) => waitFor(() => expect(notices()).toEqual(texts))

describe('the popup', () => {
  it('is titled API Error and has the response’s message, else the transport’s, else a default [8.2 8.3 8.4 8.5]', async () => {
    const { call } = await open()
    await call(say('The field is flooded.'), offline, say(7))
    await expectNotices(
      'API ErrorThe field is flooded.',
      'API ErrorFailed to fetch',
      'API ErrorAn unexpected error occurred',
    )
  })

  it('shows ten equal failures once, with their count', async () => {
    const { call, user } = await open()
    await call(...Array.from({ length: 10 }, () => say('The field is flooded.')))
    await expectNotices('API Error10 timesThe field is flooded.')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await expectNotices()
    await call(say('The field is flooded.'))
    await expectNotices('API ErrorThe field is flooded.')
  })

  it('counts in Polish', async () => {
    const { call } = await open('pl')
    await call(say('Boisko jest zalane.'), say('Boisko jest zalane.'))
    await expectNotices('Wystąpił błąd2 razyBoisko jest zalane.')
  })

  it('is dark in both themes [8.1]', async () => {
    const { call } = await open()
    await call(say('The field is flooded.'))
    await expectNotices('API ErrorThe field is flooded.')
    // bg.night is dark in both modes (src/ui/system/colours.test.ts).
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const styles = rules.map(({ cssText }) => cssText).join('')
    const [name = ''] = [...screen.getByRole('alert').classList].slice(-1)
    expect(styles).toMatch(new RegExp(`\\.${name}[^}]*bg-night`))
  })

  it('is in the store, so that a replay shows the same', async () => {
    const { call, store } = await open()
    await call(say('The field is flooded.'), say('The field is flooded.'), offline)
    expect(store.getState().notifications.list).toEqual([
      { id: 1, message: 'The field is flooded.', count: 2, calls: ['getPurchase("1")', 'getPurchase("2")'] },
      { id: 2, message: 'Failed to fetch', count: 1, calls: ['getPurchase("3")'] },
    ])
  })
})

describe('the reference of a failure', () => {
  const failing = (requestId: unknown) => answered(500, { code: 'internal_error', message: 'It broke.', requestId })

  it('is shown below the sentence, the last one of equal failures', async () => {
    const { call } = await open()
    await call(failing('req-1a'), failing('req-2b'))
    await expectNotices('API Error2 timesIt broke.Error reference (quote it if you contact us): req-2b')
  })

  it('is worded in Polish', async () => {
    const { call } = await open('pl')
    await call(failing('req-1a'))
    await expectNotices('Wystąpił błądIt broke.Numer błędu (podaj go, pisząc do nas): req-1a')
  })

  it.each(['', 'a b', '<b>x</b>', 'x'.repeat(65), 7, null, { toString: 'x' }])(
    'is not shown as %p',
    async (requestId) => {
      const { call } = await open()
      await call(failing(requestId))
      await expectNotices('API ErrorIt broke.')
    },
  )
})

describe('a popup without its cause [M11]', () => {
  const again = (store: Awaited<ReturnType<typeof open>>['store']) =>
    act(async () => {
      await store.dispatch(purchasesApi.endpoints.getPurchase.initiate('1', { forceRefetch: true }))
    })

  it('closes when the same call succeeds, and no other', async () => {
    const { call, store, effects } = await open()
    await call(say('It broke.'), say('It broke.'))
    await expectNotices('API Error2 timesIt broke.')
    effects.fetch = answered(200, samplePurchase('paid', []))
    await again(store)
    await expectNotices('API Error2 timesIt broke.')
    await act(async () => {
      await store.dispatch(purchasesApi.endpoints.getPurchase.initiate('2', { forceRefetch: true }))
    })
    await expectNotices()
  })

  it('closes on another screen, and stays where only the address is replaced', async () => {
    const { call, store } = await open()
    await call(say('It broke.'))
    act(() => store.dispatch(navigate(paths.home, { replace: true })))
    await expectNotices('API ErrorIt broke.')
    act(() => store.dispatch(navigate(paths.contact)))
    await expectNotices()
  })

  it.each([
    ['en', 'Something went wrongSomething on this page may not have worked.', 'Report a problem'],
    ['pl', 'Coś poszło nie takCoś na tej stronie mogło nie zadziałać.', 'Zgłoś problem'],
  ] as const)(
    'offers a report of what a script threw, apart from failed calls, until it is closed, in %s [X40]',
    async (locale, text, report) => {
      const { call, store, user } = await open(locale)
      act(() => void store.dispatch(scriptFailed({ message: 'No dog', stack: 'at dogs.js' })))
      await call(say('It broke.'), answered(200, samplePurchase('paid', [])))
      await waitFor(() => expect(notices()).toHaveLength(2))
      expect(notices()[0]).toContain(text)
      const [popup] = screen.getAllByRole('alert')
      await user.click(within(popup as HTMLElement).getByRole('link', { name: report }))
      const { state } = store.getState().router.location
      expect(reportOriginOf(state)).toEqual({ page: paths.login, error: { message: 'No dog', stack: 'at dogs.js' } })
    },
  )
})
