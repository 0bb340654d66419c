import { cartLine, entryLine, sampleId, samplePurchase } from '../../testing/samples'
import { unpaid } from './unpaid'

const now = '2026-06-01T10:00:00.000Z'
const line = cartLine(1)
const held = (number: number, holdUntil: string | null) => ({
  ...samplePurchase('pending', [entryLine(line)]),
  number,
  id: sampleId(6, number),
  holdUntil,
})

describe('the unpaid purchases', () => {
  it('comes by the end of its hold, counted in begun minutes, and goes with it', () => {
    const purchases = [
      held(1, null),
      held(2, '2026-06-01T10:14:01.000Z'),
      held(3, '2026-06-01T10:00:01.000Z'),
      held(4, now),
    ]
    const result = unpaid([...purchases, samplePurchase('paid', [])], now)
    expect(result.map(({ number, minutesLeft }) => [number, minutesLeft])).toEqual([
      [3, 1],
      [2, 15],
      [1, null],
    ])
  })

  it('is paid at its own page, regardless of the cart, and names its entries', () => {
    const [result] = unpaid([held(1, null)], now)
    expect(result?.to).toBe(`/purchases/${sampleId(6, 1)}`)
    expect(result?.entries).toEqual([line.item])
  })

  it('exclude a purchase that is being checked with the bank', () => {
    expect(unpaid([{ ...held(1, null), checking: true }], now)).toEqual([])
  })
})
