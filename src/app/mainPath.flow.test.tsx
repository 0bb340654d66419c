import { openDevTools } from '../testing/devTools'
import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { testCards } from '#contract/payment/card'
import { persistedReducer } from '../store/persist/persistedReducer'
import { allAnswered } from '../testing/allAnswered'
import { recordTo, type Recorded } from '../testing/journey'
import { cartLine } from '../testing/samples'
import { renderApp, serverOfTests } from '../testing/renderApp'

type App = Awaited<ReturnType<typeof renderApp>>

const pay = async ({ user }: App, number: string) => {
  await user.clear(await screen.findByLabelText('Card number'))
  await user.type(screen.getByLabelText('Card number'), number)
  if (screen.getByLabelText<HTMLInputElement>(/Expires/).value === '') {
    await user.type(screen.getByLabelText(/Expires/), '12/30')
    await user.type(screen.getByLabelText('Security code'), '123')
  }
  await user.dblClick(screen.getByRole('button', { name: /^Pay £/ }))
}

describe('the main path', () => {
  it('turns a newcomer into a member without a new login [1.2 2.31]', async () => {
    const app = await renderApp(paths.registrationOptions, { as: 'newcomer' })
    expect(screen.queryByRole('navigation', { name: 'Members’ menu' })).toBeNull()
    await app.user.click(await screen.findByRole('link', { name: 'Pay £26.00 for 1 year' }))
    await pay(app, testCards.declines)
    expect(await screen.findByText(/declined this card/)).toBeVisible()
    await pay(app, testCards.pays)
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible()
    expect((await screen.findAllByRole('navigation', { name: 'Members’ menu' })).length).toBeGreaterThan(0)
    expect(screen.queryByText('To access the portal please pay membership fee.')).toBeNull()
  })

  it('shows a renewal at once [3.28]', async () => {
    const app = await renderApp(`${paths.registrationPayment}?plan=1-year`, { as: 'member' })
    const before = app.store.getState().auth.user?.renewalDate ?? ''
    await pay(app, testCards.pays)
    await screen.findByRole('heading', { name: 'Payment received' })
    const year = Number(before.slice(0, 4)) + 1
    await waitFor(() => expect(app.store.getState().auth.user?.renewalDate).toBe(`${year}${before.slice(4)}`))
  })

  it('enters a dog: cart, stored raw, checkout, paid entry, empty cart [1.5 3.8 4.7 9.2]', async () => {
    const app = await renderApp(paths.shows, { as: 'member' })
    const open = (await screen.findAllByText('Open'))[0]?.closest('li')
    if (!open) throw new Error('The sample data holds no open show')
    await app.user.click(within(open).getByRole('link'))
    const enter = (await screen.findAllByRole('button', { name: /^Enter / }))[0]
    if (!enter) throw new Error('No class fits the sample dogs')
    await app.user.click(enter)
    await waitFor(async () => {
      const stored = JSON.parse((await app.stored('purchase-items')) ?? '[]') as unknown[]
      expect(stored).toEqual([
        {
          item: expect.objectContaining({ ring: expect.any(Number) }),
          price: expect.any(Number),
          total: expect.any(Number),
        },
      ])
    })
    await app.user.click(screen.getByRole('link', { name: 'Cart: 1 entry' }))
    await app.user.click(await screen.findByRole('button', { name: 'Check out' }))
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(10:00|09:\d\d)$/)
    await pay(app, testCards.pays)
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible()
    expect(screen.getByText('Entered')).toBeVisible()
    await waitFor(async () => expect(await app.stored('purchase-items')).toBe('[]'))
  })

  it('continues after a session that ends between cart and payment: one purchase, paid once [A04]', async () => {
    const { query, reset } = await serverOfTests()
    await reset()
    const app = await renderApp(paths.checkout, {
      as: 'member',
      storage: { 'purchase-items': JSON.stringify([cartLine(1)]) },
    })
    await screen.findByLabelText('Card number')
    // The quote is asked again once places are held: it would find the session ended before the payment does.
    await allAnswered(app.store)
    const [begun] = await query(`select id from purchases where status = 'pending'`)
    await query('delete from sessions')
    await pay(app, testCards.pays)
    await app.user.type(await screen.findByLabelText('Email'), 'member@example.org')
    await app.user.type(screen.getByLabelText('Password'), 'clear-round')
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }))
    // The dashboard knows what was begun.
    await app.user.click(await screen.findByRole('link', { name: /^Purchase \d+: not paid/ }))
    await pay(app, testCards.pays)
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible()
    const own = `select id, status from purchases where user_id = '${app.store.getState().auth.user?.id ?? ''}'`
    expect(await query(own)).toEqual([{ id: begun?.['id'], status: 'paid' }])
    expect(await query(`select * from charges where payment_id::text not like '00000007-%'`)).toHaveLength(1)
  })

  it('is in the store: its actions, replayed without effects, give the same state [10.5]', async () => {
    const recorded = { taken: [] } as unknown as Recorded
    openDevTools(recordTo(recorded))
    const app = await renderApp(paths.shows, { as: 'member' })
    await screen.findAllByRole('link', { name: /./ })
    await app.user.click(screen.getAllByRole('button', { name: 'Dark theme' })[0] as HTMLElement)
    await app.user.click(screen.getByRole('button', { name: 'Collapse menu' }))
    await app.user.click(screen.getAllByRole('link', { name: 'Dogs' })[0] as HTMLElement)
    await screen.findByRole('heading', { name: 'Dogs' })
    const actions = recorded.taken.map(({ action }) => action)
    expect(actions.reduce(persistedReducer, recorded.start)).toEqual(app.store.getState())
    expect(actions.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['ui/colorSchemeChosen', 'ui/menuToggled', 'router/locationChanged']),
    )
  })
})
