import { screen, waitFor } from '@testing-library/react'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import { noDetails } from '#contract/entry/details'
import { paths } from '#contract/shared/paths'
import { selectPurchaseItems } from '../../../../store/purchase/purchaseSlice'
import { renderApp, serverOfTests } from '../../../../testing/renderApp'
import { cartLine, sampleId } from '../../../../testing/samples'

beforeEach(async () => (await serverOfTests()).reset())

const second = { classId: sampleId(5, 999), dogName: 'Żółw', ring: 2, startTime: '08:35' }
const third = { classId: sampleId(5, 998), dogName: 'Mgła', ring: 1, startTime: '08:40' }
const openCart = async (handlers: ['member' | 'other', string][] = []) => {
  const of = (line: PurchaseItem, index: number) => {
    const [handler, handlerName] = handlers[index] ?? ['member', '']
    return { ...line, item: { ...line.item, details: { ...noDetails, handler, handlerName } } }
  }
  const app = await renderApp(paths.cart, {
    as: 'member',
    storage: {
      'purchase-items': JSON.stringify([cartLine(2, second), cartLine(1), cartLine(3, third)].map(of)),
    },
  })
  await screen.findByRole('textbox', { name: 'Phone on the day' })
  return app
}
const advice = /^Some of your runs are too close together\./

describe('a cart with runs that clash [M12]', () => {
  it('says which one to remove, removes it with one press, and puts it back', async () => {
    const app = await openCart()
    expect(await screen.findByText(advice)).toHaveTextContent('Remove Żółw at 08:35 in ring 2 to avoid a clash.')
    await app.user.click(screen.getByRole('button', { name: 'Remove 1 entry' }))
    expect(selectPurchaseItems(app.store.getState()).map(({ item }) => item.startTime)).toEqual(['08:30', '08:40'])
    expect(screen.queryByText(advice)).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await app.user.keyboard('{Enter}')
    expect(await screen.findByText(advice)).toBeVisible()
  })

  it('says nothing where someone else handles that dog', async () => {
    await openCart([['other', 'Zoë']])
    expect(screen.queryByText(advice)).toBeNull()
    expect(screen.queryByText(/^Overlaps /)).toBeNull()
  })
})
