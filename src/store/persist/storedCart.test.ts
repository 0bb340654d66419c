import fc from 'fast-check'
import { PurchaseItem } from '#contract/cartItem'
import { cartLine, sampleId } from '../../testing/samples'
import { isStoredLine } from './storedCart'

const line = cartLine(1, { ownerId: sampleId(1, 1), details: { note: '' } })
const odd = fc.oneof(
  fc.anything(),
  fc.constantFrom('2026-02-30', '2028-02-29', '2027-02-29', '2026-13-01', '0000-01-01', '2026-6-1', '2026-06-20'),
  fc.constantFrom('agility', 'jumping', 'Agility', 'any', 'large', 'not_measured', 'GBP', 'PLN', 'gbp', ''),
  fc.constantFrom(0, -1, 1.5, 2 ** 53, NaN, Infinity, '7', null, undefined),
  fc.uuid(),
  fc.uuid().map((id) => id.toUpperCase()),
)
const whole = [{ ...line, price: undefined }, { ...line, item: [] }, { item: line.item }, [line], null, 'line', 7]

describe('a stored line of the cart [S05]', () => {
  it('is one for the store where it is one for the contract, whatever a field is', () =>
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(line.item)), odd, (name, value) => {
        const changed = { ...line, item: { ...line.item, [name]: value } }
        expect(isStoredLine(changed)).toBe(PurchaseItem.safeParse(changed).success)
      }),
      { numRuns: 2_000 },
    ))

  it('is one for both, whatever its price and total are', () =>
    fc.assert(
      fc.property(odd, odd, (price, total) => {
        const changed = { ...line, price, total }
        expect(isStoredLine(changed)).toBe(PurchaseItem.safeParse(changed).success)
      }),
      { numRuns: 1_000 },
    ))

  it('is none for both where a part is missing or of another make', () => {
    for (const made of whole) expect([isStoredLine(made), PurchaseItem.safeParse(made).success]).toEqual([false, false])
    expect([isStoredLine(line), PurchaseItem.safeParse(line).success]).toEqual([true, true])
  })
})
