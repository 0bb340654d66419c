import { cartLine, entryLine, sampleId, samplePurchase } from '../../testing/samples'
import { unpaid } from './unpaid'

const now = '2026-06-01T10:00:00.000Z'
const line = cartLine(1)
const held = (number: number, holdUntil: string | null) => ({
  ...samplePurchase('pending', [entryLine(line)]),
  ...{ number, id: sampleId(6, number), holdUntil },
})

describe('what waits for its payment', () => {
  it('comes by the end of its hold, counted in begun minutes, and goes with it', () => {
    const purchases = [
      held(1, null),
      held(2, '2026-06-01T10:14:01.000Z'),
      held(3, '2026-06-01T10:00:01.000Z'),
      held(4, now),
    ]
    const result = unpaid([...purchases, samplePurchase('paid', [])], [line], now)
    expect(result.map(({ number, minutesLeft }) => [number, minutesLeft])).toEqual([
      [3, 1],
      [2, 15],
      [1, null],
    ])
  })

  it('is paid at the checkout while the cart is here, else looked at', () => {
    expect(unpaid([held(1, null)], [line], now)[0]?.to).toBe('/checkout')
    expect(unpaid([held(1, null)], [], now)[0]?.to).toBe(`/purchases/${sampleId(6, 1)}`)
  })

  it('is, for a membership, paid where memberships are', () => {
    const fee = samplePurchase('pending', [{ kind: 'membership', planId: '3-years', years: 3, price: 6900 }])
    expect(unpaid([fee], [], now)[0]?.to).toBe('/registration-payment?plan=3-years')
  })
})
