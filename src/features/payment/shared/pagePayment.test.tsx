import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import type { Purchase } from '#contract/purchase/purchase'
import { navigate } from '../../../store/router/navigation'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

type App = Awaited<ReturnType<typeof renderApp>>

const payPage = 'https://checkout.stripe.com/c/pay/cs_test_1'
const failing = (status: number, code: string) => () => Response.json({ code, message: 'No.' }, { status })

/** The server's purchases are paid on a page of the provider, which is made as the test says. */
const withPages = ({ effects }: App, answer: () => Response | Promise<Response>) => {
  const { fetch } = effects
  effects.fetch = async (input, init) => {
    const { url } = input as Request
    if (url.endsWith('/page')) return answer()
    const answered = await fetch(input, init)
    if (!/\/purchases(\/[0-9a-f-]{36})?$/.test(url) || !answered.ok) return answered
    const purchase = (await answered.json()) as Purchase
    return Response.json({ ...purchase, ways: ['page'] }, { status: answered.status })
  }
}

const begin = async (answer: () => Response | Promise<Response>, locale: 'en' | 'pl' = 'en') => {
  const app = await renderApp(paths.registrationOptions, { as: 'newcomer', locale })
  withPages(app, answer)
  const [plan] = await screen.findAllByRole('link', { name: /^(Pay £.* for 1 year|Zapłać .* za 1 rok)/ })
  await app.user.click(plan as HTMLElement)
  return app
}
const button = () => screen.findByRole('button', { name: /^(Pay|Zapłać)/ })

it('leads to the provider’s page, and keeps its address nowhere', async () => {
  const { user, effects, store } = await begin(() => Response.json({ url: payPage }))
  expect(await screen.findByText('You’ll pay by card on Stripe’s secure page, then come back here.')).toBeVisible()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  await user.click(await button())
  expect(effects.left).toEqual([payPage])
  expect(JSON.stringify(store.getState())).not.toContain('cs_test_1')
})

it.each([
  ['no answer in time', failing(503, 'payment_unavailable')],
  ['an address that is none', () => Response.json({ url: 'javascript:alert(1)' })],
  ['a line that is cut', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says that nothing was charged after %s, and can be tried again', async (_what, answer) => {
  let next: typeof answer = answer
  const { user, effects } = await begin(() => next())
  await user.click(await button())
  expect(await screen.findByText(/^Couldn’t open the payment page. You have not been charged/)).toBeVisible()
  expect(effects.left).toEqual([])
  next = () => Response.json({ url: payPage })
  await user.click(await button())
  expect(effects.left).toEqual([payPage])
  await waitFor(() => expect(screen.queryByText(/^Couldn’t open the payment page/)).toBeNull())
})

it('is not asked for offline', async () => {
  const { user, effects } = await begin(() => Response.json({ url: payPage }))
  await button()
  effects.network.isOnline = () => false
  await user.click(await button())
  expect(await screen.findByText('You’re offline. You have not been charged. Try again.')).toBeVisible()
  expect(effects.left).toEqual([])
})

it.each([
  ['en', 'You left the payment page before paying. You have not been charged.'],
  ['pl', 'Płatność nie została dokończona. Nie pobraliśmy żadnej opłaty.'],
] as const)(
  'tells a member who returns without having paid that nothing was charged (%s)',
  async (locale, sentence) => {
    const app = await begin(() => Response.json({ url: payPage }), locale)
    await button()
    const [{ id } = { id: '' }] = await (
      await serverOfTests()
    ).query(`select id from purchases where status = 'pending'`)
    act(() => app.store.dispatch(navigate(`/purchases/${String(id)}?left=payment`)))
    expect(await screen.findByText(sentence)).toBeVisible()
  },
)
