import { screen } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { cartLine, sampleId } from '../../testing/samples'
import { renderApp, serverOfTests } from '../../testing/renderApp'

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
  it('says at the later run alone that it is close to one in another ring', async () => {
    await openCart('08:50')
    expect(screen.getByText('20 min after Łatka at 08:30 in ring 1.')).toBeVisible()
    expect(screen.getAllByText(estimated)).toHaveLength(1)
  })

  it('says at both runs that they overlap', async () => {
    await openCart('08:35')
    expect(screen.getByText('Overlaps Łatka at 08:30 in ring 1.')).toBeVisible()
    expect(screen.getByText('Overlaps Żółw at 08:35 in ring 2.')).toBeVisible()
  })

  it('says nothing an hour after another', async () => {
    await openCart('09:30')
    expect(screen.queryByText(estimated)).toBeNull()
  })

  it('says that there is too little time for the way from another show', async () => {
    const far = { showSlug: 'shrewsbury-winter-classic', showName: 'Shrewsbury Winter Classic' }
    const here = { showSlug: 'kendal-fells-agility', showName: 'Kendal Fells Agility', startTime: '10:00' }
    const { query } = await serverOfTests()
    await query(`update classes set date = '2026-12-12', start_time = '10:00' where id = '${sampleId(5, 301)}'`)
    await query(`update shows set start_date = '2026-12-12' where slug = 'kendal-fells-agility'`)
    const lines = [cartLine(1, far), cartLine(2, { ...here, classId: sampleId(5, 301) })]
    await renderApp(paths.cart, { as: 'member', storage: { 'purchase-items': JSON.stringify(lines) } })
    expect(
      await screen.findByText(
        'Łatka starts at 08:30 at Shrewsbury Winter Classic, about 169 km away. It’s a 190-minute drive and you have 90 minutes between starts.',
      ),
    ).toBeVisible()
  })
})
