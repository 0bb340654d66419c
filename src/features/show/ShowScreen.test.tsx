import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

describe('a show', () => {
  it('shows its name, dates, place, judges and approvers, and type, ring, height and levels of each class [3.14 3.15 3.17 3.18]', async () => {
    await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Shrewsbury Winter Classic' })).toBeVisible()
    expect(screen.getByText('12–13')).toBeVisible()
    expect(screen.getByText('December 2026')).toBeVisible()
    expect(screen.getByText('West Mid Showground, Berwick Road, Shrewsbury SY1 2PF, United Kingdom')).toBeVisible()
    for (const judge of ['Fiona Drummond', 'Marek Zieliński'])
      expect(screen.getByRole('link', { name: judge })).toHaveAttribute('href', expect.stringMatching(/^\/judges\//))
    expect(screen.getByText('Approved by: Helen Marsh, Ruth Pemberton')).toBeVisible()
    const [first] = screen.getAllByText('08:30')
    const row = within(first?.closest('li') as HTMLElement)
    for (const label of ['Agility', 'Any height', 'Levels 1–5']) expect(row.getByText(label)).toBeVisible()
    expect(row.getByRole('img', { name: 'Ring 1' })).toHaveTextContent('1')
    expect(screen.getAllByText('Jumping').length).toBeGreaterThan(0)
  })

  it('shows its approvers to a member too [3.16 T26]', async () => {
    await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
    expect(await screen.findByText('Approved by: Helen Marsh, Ruth Pemberton')).toBeVisible()
  })
})

describe('a show that takes no entries [M14]', () => {
  const slug = 'shrewsbury-winter-classic'
  const cases: [string, string, string][] = [
    ['finished', `state = 'finished'`, 'This show finished on 13 December 2026.'],
    ['cancelled', `state = 'cancelled'`, 'This show, planned for Sat 12 – Sun 13 December, has been cancelled.'],
    [
      'closed',
      `state = 'published', entries_close_at = '2026-11-20T23:59:59Z'`,
      'Entries closed on 20 November at 23:59.',
    ],
    [
      'not open yet',
      `entries_close_at = '2026-12-05T23:59:59Z', entries_open_at = '2026-12-01T09:00:00Z'`,
      'Entries open on 1 December at 09:00.',
    ],
    ['over, although no admin has closed it', `end_date = '2026-11-20'`, 'This show finished on 20 November 2026.'],
  ]
  it.each(cases)('that is %s says so once, and offers nothing to enter', async (_case, change, sentence) => {
    const { query } = await serverOfTests()
    await query(`update shows set ${change} where slug = '${slug}'`)
    await renderApp(fill(paths.show, { slug }), { as: 'member' })
    expect(await screen.findByText(sentence)).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('08:30').length).toBeGreaterThan(0))
    const main = within(screen.getByRole('main'))
    expect(main.queryAllByRole('button')).toEqual([])
    expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Shows',
      'Fiona Drummond',
      'Marek Zieliński',
    ])
  })
})

describe('a visitor', () => {
  it('sees the timetable of each day and every class [M14]', async () => {
    const wide = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1128)
    await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }))
    const saturday = within(await screen.findByRole('region', { name: 'Saturday 12 December' }))
    // In its ring and in the list.
    expect(saturday.getAllByText('14:30')).toHaveLength(2)
    expect(screen.getByRole('region', { name: 'Sunday 13 December' })).toBeVisible()
    wide.mockRestore()
  })
})
