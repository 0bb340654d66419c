import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { navigate } from '../../../store/router/navigation'
import { renderApp, serverOfTests, tokenOf } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const address = `${paths.registrationPayment}?plan=1-year`
/** A payment that is begun, and what the browser keeps of it. */
const begin = async () => {
  const token = await tokenOf('newcomer')
  const app = await renderApp(address, { storage: { token } })
  await screen.findByLabelText('Card number')
  const purchase = (await app.stored('purchase')) ?? ''
  const { store, unmount } = app
  return { app, token, purchase, started: store.getState().purchase.purchase, unmount }
}
const keys = ({ effects }: Awaited<ReturnType<typeof renderApp>>) =>
  effects.calls.flatMap(({ line, headers }) => (line === 'POST /api/purchases' ? [headers['idempotency-key']] : []))

describe('a payment [M80]', () => {
  it('is kept with its key and its request alone, and continues with the same purchase after a reload', async () => {
    const { token, purchase, started, unmount } = await begin()
    expect(Object.keys(JSON.parse(purchase) as object)).toEqual(['key', 'ownerId', 'request'])
    unmount()
    const app = await renderApp(address, { storage: { token, purchase } })
    await screen.findByLabelText('Card number')
    expect(new Set(keys(app))).toEqual(new Set([started?.key]))
    expect(app.store.getState().purchase.purchase?.answer?.id).toBe(started?.answer?.id)
  })

  it('is forgotten where it is left', async () => {
    const { app } = await begin()
    await act(async () => app.store.dispatch(navigate(paths.contact)))
    expect(await app.stored('purchase')).toBeNull()
  })

  it('is forgotten where the site is opened elsewhere', async () => {
    const { token, purchase, unmount } = await begin()
    unmount()
    const app = await renderApp(paths.contact, { storage: { token, purchase } })
    await waitFor(() => expect(app.store.getState().purchase.purchase).toBeNull())
    expect(await app.stored('purchase')).toBeNull()
  })

  it('is not the next person’s', async () => {
    const { started, purchase, unmount } = await begin()
    unmount()
    const app = await renderApp(address, { as: 'member', storage: { purchase } })
    await screen.findByLabelText('Card number')
    expect(keys(app)).not.toContain(started?.key)
  })
})
