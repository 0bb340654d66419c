import { screen, waitFor } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { cartLine } from '../testing/samples'
import { renderApp, serverOfTests } from '../testing/renderApp'

/** The organisation sets its figures as it likes. */
const set = async (key: string, value: number) => {
  const { query } = await serverOfTests()
  await query(`update settings set value = '${value}' where key = '${key}'`)
}

describe('the figures of the organisation [T26]', () => {
  it('say how long places are held: the bar is full when the time begins', async () => {
    await set('hold_minutes', 5)
    await renderApp(paths.checkout, { as: 'member', storage: { 'purchase-items': JSON.stringify([cartLine(1)]) } })
    const timer = await screen.findByRole('timer')
    expect(timer).toHaveTextContent(/^(05:00|04:5\d)$/)
    const width = () => timer.closest('[data-hold]')?.querySelector('svg > rect')?.getAttribute('width')
    await waitFor(() => expect(parseFloat(width() ?? '')).toBeGreaterThan(95))
  })

  it('say how old a dog must be', async () => {
    const { query } = await serverOfTests()
    await query(`update rule_sets set rules = jsonb_set(rules, '{ages,startMonths}', '240') where key = 'house'`)
    await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
    expect((await screen.findAllByText(/dogs must be 240 months old on the day/)).length).toBeGreaterThan(0)
  })
})
