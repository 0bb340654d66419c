import { act, screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { makePaidEntry } from '../../../testing/paidEntry'
import { renderApp, serverOfTests } from '../../../testing/renderApp'
import { sampleId } from '../../../testing/samples'

const wide = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get')
beforeEach(() => wide.mockReturnValue(1128))
afterAll(() => wide.mockRestore())

const open = async () => {
  const app = await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
  const grid = await screen.findByRole('grid')
  return { ...app, grid: within(grid) }
}
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('the entering matrix', () => {
  it('has a column for each dog and the classes of a day in time order', async () => {
    const { grid, user } = await open()
    const heads = grid.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.slice(3).map((text) => text.match(/^\p{L}+?(?=\d|Not)/u)?.[0])).toEqual([
      'Baton',
      'Iskra',
      'Mgła',
      'Pepper',
      'Łatka',
      'Żółw',
    ])
    const times = grid.getAllByRole('rowheader').map(({ textContent }) => textContent.slice(0, 5))
    expect(times).toEqual([...times].sort())
    await user.click(screen.getByRole('button', { name: 'Sunday 13 December' }))
    expect(within(screen.getByRole('grid')).getAllByRole('rowheader')).toHaveLength(3)
  })

  it('is one stop for the tab key; arrows, Home and End lead through it', async () => {
    const { grid, user } = await open()
    const stops = () => grid.getAllByRole('gridcell').filter((one) => one.querySelector('[tabindex="0"]'))
    expect(stops()).toHaveLength(1)
    act(() => grid.getByRole('button', { name: 'Enter Baton: 08:30, ring 1' }).focus())
    const walk: [string, RegExp][] = [
      ['{ArrowRight}', /Iskra can’t be entered on this day: 08:30/],
      ['{ArrowDown}', /Iskra can’t be entered on this day: 09:00/],
      ['{Home}', /Baton, 09:00/],
      ['{ArrowLeft}', /Baton, 09:00/],
      ['{End}', /Żółw, 09:00/],
      ['{Control>}{Home}{/Control}', /Baton: 08:30/],
      ['{ArrowUp}', /Baton: 08:30/],
      ['{Control>}{End}{/Control}', /Żółw, 14:30/],
    ]
    for (const [keys, name] of walk) {
      await user.keyboard(keys)
      expect(focused()).toMatch(name)
      expect(stops()).toHaveLength(1)
    }
  })

  it('chooses with space, keeps the focus, and announces the day’s order in words', async () => {
    const { grid, user } = await open()
    act(() => grid.getByRole('button', { name: 'Enter Baton: 14:30, ring 1' }).focus())
    await user.keyboard(' ')
    expect(focused()).toBe('Baton, run 1 of 1: 14:30, ring 1. In the cart')
    await user.click(grid.getByRole('button', { name: 'Enter Żółw: 08:30, ring 1' }))
    await user.click(grid.getByRole('button', { name: 'Enter Baton: 08:30, ring 1' }))
    const order = grid.getAllByRole('button', { pressed: true }).map((one) => one.getAttribute('aria-label'))
    expect(order).toEqual([
      'Baton, run 1 of 3: 08:30, ring 1. In the cart',
      'Żółw, run 2 of 3: 08:30, ring 1. In the cart',
      'Baton, run 3 of 3: 14:30, ring 1. In the cart',
    ])
    await user.click(grid.getByRole('button', { name: /Żółw, run 2 of 3/ }))
    expect(grid.getByRole('button', { name: /Baton, run 2 of 2: 14:30/ })).toBeVisible()
  })

  it('says the failing rules in words, and opens every reason with its way out [M13]', async () => {
    const { grid, user } = await open()
    const why = grid.getByRole('button', { name: 'Large only: why not Baton, 11:00, ring 2' })
    expect(why).toHaveTextContent('Large only')
    const three = grid.getByRole('button', { name: '3 reasons: why not Pepper, 09:30, ring 1' })
    await user.click(three)
    expect(three).toHaveAttribute('aria-expanded', 'true')
    const row = within(screen.getByText('Why can’t Pepper enter?').closest('[role=row]') as HTMLElement)
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1This class is full.',
      '2Large only: Pepper is Medium, 39.0 cm.',
      '3Level 1–3 only: Pepper is at level 4.',
    ])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Why can’t Pepper enter?')).toBeNull())
  })

  it('brings the reasons into sight [M13]', async () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView')
    const { grid, user } = await open()
    seen.mockClear()
    await user.click(grid.getByRole('button', { name: 'Large only: why not Baton, 11:00, ring 2' }))
    expect((seen.mock.contexts[0] as HTMLElement).textContent).toMatch(/^Why can’t Baton enter\?/)
    seen.mockRestore()
  })

  it('explains once why a dog cannot enter on a whole day [M13]', async () => {
    const { grid } = await open()
    expect(screen.getAllByText(/^Iskra is too young/)).toHaveLength(1)
    expect(grid.queryByRole('button', { name: /Iskra/ })).toBeNull()
    expect(grid.getAllByRole('img', { name: /^Iskra can’t be entered on this day/ })).toHaveLength(7)
  })

  it('states how close two runs in different rings are, with its assumption [M12]', async () => {
    const { grid, user } = await open()
    await user.click(grid.getByRole('button', { name: 'Enter Mgła: 09:00, ring 2' }))
    await user.click(grid.getByRole('button', { name: 'Enter Baton: 08:30, ring 1. 30 min before run 1' }))
    expect(
      grid.getByRole('button', { name: 'Mgła, run 2 of 2: 09:00, ring 2. In the cart. 30 min after run 1' }),
    ).toHaveAttribute('aria-pressed', 'true')
    expect(grid.getByRole('button', { name: 'Baton, run 1 of 2: 08:30, ring 1. In the cart' })).toBeVisible()
    expect(screen.getByText(/^Based on estimated class start times/)).toBeVisible()
  })

  it('says where no place is left', async () => {
    const { grid } = await open()
    expect(grid.getByRole('button', { name: 'Full: why not Łatka, 09:30, ring 1' })).toHaveTextContent('Full')
  })
})

describe('after paying', () => {
  it('the runs stay in the timetable and on the line of the day, as entered [M16]', async () => {
    // Łatka, 11:00 in ring 2.
    await makePaidEntry(1, 103)
    const { grid, user } = await open()
    expect(grid.getByRole('button', { name: 'Łatka, run 1 of 1: 11:00, ring 2. Entered' })).toHaveTextContent(
      '1Entered',
    )
    await user.click(grid.getByRole('button', { name: 'Enter Łatka: 08:30, ring 1' }))
    expect(grid.getByRole('button', { name: 'Łatka, run 2 of 2: 11:00, ring 2. Entered' })).toBeVisible()
    const stops = [...document.querySelectorAll('[data-run]')].map(({ textContent }) => textContent)
    expect(stops).toEqual(['1', '2Entered'])
    const timetable = within(screen.getByRole('region', { name: 'Rings and times' }))
    const blocks = timetable.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(blocks.filter((text) => /\D[12]$/.test(text.replace(/–\d/, '–')))).toEqual([
      expect.stringMatching(/^08:30/),
      expect.stringMatching(/^11:00/),
    ])
  })
})

describe('an entry in the matrix', () => {
  it('leads to its receipt, to a change and to a withdrawal, after which it can be entered again', async () => {
    await makePaidEntry(1, 101)
    const { query } = await serverOfTests()
    await query(`update classes set taken = taken + 1 where id = '${sampleId(5, 101)}'`)
    const { grid, user } = await open()
    await user.click(grid.getByRole('button', { name: /^Łatka, run 1 of \d: 08:30, ring 1. Entered$/ }))
    const actions = within(await screen.findByRole('group', { name: 'Entry: Łatka, 08:30' }))
    expect(actions.getByRole('link', { name: 'Receipt: Łatka, 08:30' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/purchases\/.+/),
    )
    expect(actions.getByRole('button', { name: 'Change Łatka, 08:30' })).toBeVisible()
    expect(actions.queryByText(/^Running order/)).toBeNull()
    await user.click(actions.getByRole('button', { name: 'Withdraw Łatka, 08:30' }))
    await user.click(await screen.findByRole('button', { name: 'Withdraw the entry' }))
    expect(await grid.findByRole('button', { name: /^Enter Łatka: 08:30, ring 1/ })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Entry: Łatka, 08:30' })).toBeNull()
  })
})

describe('where the matrix has no room', () => {
  it('hides the classes that a dog cannot enter behind a line that counts them', async () => {
    wide.mockReturnValue(354)
    const { user } = await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
    const more = await screen.findByRole('button', { name: /^Show \d classes Baton can’t enter$/ })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByText(/^Intermediate only/)).toBeNull()
    await user.click(more)
    expect(screen.getByText(/^Intermediate only/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Hide \d classes Baton can’t enter$/ }))
    expect(screen.queryByText(/^Intermediate only/)).toBeNull()
  })

  it('counts the runs of each dog and of each day', async () => {
    wide.mockReturnValue(354)
    const { user } = await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
    await user.click(await screen.findByRole('button', { name: 'Enter Baton: 08:30, ring 1' }))
    expect(screen.getByRole('button', { name: /^Baton.*1 run$/ })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: /^Saturday 12 December \d runs?$/ })).toBeVisible()
  })

  it('one dog’s day is a list with its runs in order', async () => {
    wide.mockReturnValue(354)
    const { user } = await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
    await user.click(await screen.findByRole('button', { name: 'Enter Baton: 14:30, ring 1' }))
    await user.click(screen.getByRole('button', { name: 'Enter Baton: 08:30, ring 1' }))
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.getAllByText(/^Run \d of 2$/).map(({ textContent }) => textContent)).toEqual([
      'Run 1 of 2',
      'Run 2 of 2',
    ])
  })
})
