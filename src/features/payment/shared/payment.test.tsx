import { act, screen, waitFor } from '@testing-library/react'
import { testCards } from '#contract/payment/card'
import { paths } from '#contract/shared/paths'
import { allAnswered } from '../../../testing/allAnswered'
import { settle } from '../../../testing/eventLoop'
import { cartLine } from '../../../testing/samples'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

type App = Awaited<ReturnType<typeof renderApp>>

beforeEach(async () => (await serverOfTests()).reset())

const toPay = () => renderApp(`${paths.registrationPayment}?plan=1-year`, { as: 'newcomer' })
const type = async ({ user }: App, number: string = testCards.pays) => {
  await user.type(await screen.findByLabelText('Card number'), number.replaceAll(' ', ''))
  await user.type(screen.getByLabelText(/Expires/), '1230')
  await user.type(screen.getByLabelText('Security code'), '123')
}
const press = ({ user }: App) => user.click(screen.getByRole('button', { name: /^Pay £/ }))
const isCard = (input: RequestInfo | URL) => (input as Request).url.endsWith('/card')
/** Seconds pass until something is on the page, each with its answers: only an answer sets the time of the next question. */
const passUntil = async ({ advance }: App, find: () => HTMLElement | null) => {
  const { settled } = await serverOfTests()
  // The hold of the purchase ends after ten minutes.
  for (let second = 0; find() === null && second < 500; second += 1) {
    advance(1_000)
    await act(async () => {
      await settle()
      await settled()
    })
  }
  expect(find()).toBeVisible()
}
// Those of the sample data are none of a test's.
const charges = async () =>
  (await serverOfTests()).query(`select * from charges where payment_id::text not like '00000007-%'`)
const popups = () => screen.queryAllByText('API Error')

describe('the card form [M08]', () => {
  it('groups the number, writes the stroke, and is filled in by the browser', async () => {
    const app = await toPay()
    await type(app)
    const [number, expiry, cvc] = ['Card number', /Expires/, 'Security code'].map((label) =>
      screen.getByLabelText<HTMLInputElement>(label),
    )
    expect([number?.value, expiry?.value]).toEqual(['4242 4242 4242 4242', '12/30'])
    expect([number, expiry, cvc].map((input) => input?.autocomplete)).toEqual(['cc-number', 'cc-exp', 'cc-csc'])
    expect([number, expiry, cvc].map((input) => input?.inputMode)).toEqual(['numeric', 'numeric', 'numeric'])
  })

  it('keeps the caret where a digit is put in or taken out', async () => {
    const app = await toPay()
    const number = await screen.findByLabelText<HTMLInputElement>('Card number')
    await app.user.type(number, '42424242')
    await app.user.type(number, '7', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(number.value).toBe('4274 2424 2')
    await waitFor(() => expect(number.selectionStart).toBe(3))
    await app.user.keyboard('{Backspace}')
    expect(number.value).toBe('4242 4242')
  })

  it('takes a number that is pasted, and groups it as its brand does', async () => {
    const app = await toPay()
    await app.user.click(await screen.findByLabelText('Card number'))
    await app.user.paste('378282246310005')
    expect(screen.getByLabelText('Card number')).toHaveValue('3782 822463 10005')
  })

  it('reports a wrong digit before any bank is asked', async () => {
    const app = await toPay()
    await type(app, '4241 4242 4242 4242')
    await press(app)
    expect(await screen.findAllByText(/at least one digit is missing or wrong/)).not.toHaveLength(0)
    expect(app.effects.calls.filter(({ line }) => line.endsWith('/card'))).toEqual([])
  })
})

describe('a payment whose call fails [M07]', () => {
  it('is not sent offline, says that nothing was charged, and is paid by the next try', async () => {
    const app = await toPay()
    await type(app)
    app.effects.network.isOnline = () => false
    await press(app)
    expect(await screen.findByText('You’re offline. You have not been charged. Try again.')).toBeVisible()
    expect(popups()).toHaveLength(1)
    expect(app.effects.calls.filter(({ line }) => line.endsWith('/card'))).toEqual([])
    app.effects.network.isOnline = () => true
    await press(app)
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible()
    expect(popups()).toEqual([])
  })

  it('is checked with the bank when the answer is lost, and found to be paid, once', async () => {
    const app = await toPay()
    await type(app)
    const { fetch } = app.effects
    app.effects.fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (isCard(input)) throw new TypeError('Failed to fetch')
      return answer
    }
    await press(app)
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible()
    expect([popups(), await charges()]).toEqual([[], [expect.anything()]])
  })

  it('says that it is being checked, and then that nothing was charged, when it never arrived', async () => {
    const app = await toPay()
    await type(app)
    const { fetch } = app.effects
    app.effects.fetch = (input, init) =>
      isCard(input) ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init)
    await press(app)
    expect(await screen.findByText(/^We’re checking with your bank/)).toBeVisible()
    expect(popups()).toHaveLength(1)
    await passUntil(app, () => screen.queryByText(/didn’t go through. You have not been charged/))
    await allAnswered(app.store)
    expect([screen.getByLabelText<HTMLInputElement>('Card number').value, await charges()]).toEqual([
      testCards.pays,
      [],
    ])
  })

  it('stays open while there is no network, and recovers automatically', async () => {
    const app = await toPay()
    await type(app)
    const { fetch } = app.effects
    app.effects.fetch = async (input, init) => {
      if (!isCard(input)) return fetch(input, init)
      await fetch(input, init)
      app.effects.network.isOnline = () => false
      throw new TypeError('Failed to fetch')
    }
    await press(app)
    await screen.findByText(/^We’re checking with your bank/)
    for (let second = 0; second < 30; second += 1) {
      app.advance(1_000)
      await act(() => Promise.resolve())
    }
    expect(screen.getByText(/^We’re checking with your bank/)).toBeVisible()
    app.effects.network.isOnline = () => true
    await passUntil(app, () => screen.queryByRole('heading', { name: 'Payment received' }))
  })
})

describe('the fee that was just paid', () => {
  it('is not asked for again on a slow line: neither banner nor blank page [M06]', async () => {
    const app = await toPay()
    await type(app)
    const { fetch } = app.effects
    app.effects.fetch = (input, init) =>
      (input as Request).url.endsWith('/api/me') ? new Promise(() => undefined) : fetch(input, init)
    const seen: boolean[] = []
    const watch = new MutationObserver(() => {
      const text = document.body.textContent
      seen.push(text.includes('Payment received') && text.includes('please pay membership fee'))
      seen.push(document.querySelector('main') === null)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await press(app)
    await screen.findByRole('heading', { name: 'Payment received' })
    await screen.findAllByRole('navigation', { name: 'Members’ menu' })
    watch.disconnect()
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(true)
    expect(screen.getByText('Member until 21 November 2027')).toBeVisible()
  })
})

describe('a checkout that was left [M05.1]', () => {
  const begin = async () => {
    const storage = { 'purchase-items': JSON.stringify([cartLine(1)]) }
    const app = await renderApp(paths.checkout, { as: 'member', storage })
    await screen.findByLabelText('Card number')
    await app.user.click(screen.getAllByRole('link', { name: 'Profile' })[0] as HTMLElement)
    await app.user.click(await screen.findByRole('link', { name: 'See purchases and entries' }))
    return app
  }

  it('is not paid, and continues with the same purchase at its own page', async () => {
    const app = await begin()
    expect(await screen.findByText('Not paid')).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: 'Pay' }))
    await type(app)
    await press(app)
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible()
    const { query } = await serverOfTests()
    expect(await query(`select status from purchases where hold_until is not null`)).toEqual([{ status: 'paid' }])
    await waitFor(async () => expect(await app.stored('purchase-items')).toBe('[]'))
  })

  it('is cancelled from the purchases: its places are free, the cart stays [K10]', async () => {
    const app = await begin()
    await app.user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await app.user.click(await screen.findByRole('button', { name: 'Cancel purchase' }))
    await waitFor(() => expect(screen.queryByText('Not paid')).toBeNull())
    await allAnswered(app.store)
    const { query } = await serverOfTests()
    expect(await query(`select status from entries where status = 'held'`)).toEqual([])
    expect(JSON.parse((await app.stored('purchase-items')) ?? '')).toHaveLength(1)
  })
})
