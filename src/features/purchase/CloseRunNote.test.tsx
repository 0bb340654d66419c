import { screen } from '@testing-library/react'
import { paths } from '../../../contract/paths'
import { cartLine, sampleId } from '../../testing/samples'
import { renderApp } from '../../testing/renderApp'

const openCart = async (startTime: string) => {
  const second = cartLine(2, { classId: sampleId(5, 999), dogName: 'Żółw', ring: 2, startTime })
  await renderApp(paths.cart, {
    as: 'member',
    storage: { 'purchase-items': JSON.stringify([cartLine(1), second]) },
  })
  await screen.findByText('Żółw')
}
const estimated = /^Based on estimated class start times/

describe('an entry of the cart', () => {
  it.each([
    ['20 min after', '08:50', '20 min after Łatka at 08:30 in ring 1.'],
    ['overlapping', '08:35', 'Overlaps Łatka at 08:30 in ring 1.'],
  ])('says at the later run alone that it is %s another in another ring', async (_what, startTime, note) => {
    await openCart(startTime)
    expect(screen.getByText(note)).toBeVisible()
    expect(screen.getAllByText(estimated)).toHaveLength(1)
  })

  it('says nothing an hour after another', async () => {
    await openCart('09:30')
    expect(screen.queryByText(estimated)).toBeNull()
  })
})
