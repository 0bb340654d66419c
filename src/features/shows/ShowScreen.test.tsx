import { screen, within } from '@testing-library/react'
import { fill, paths } from '../../../contract/paths'
import { renderApp } from '../../testing/renderApp'

describe('a show', () => {
  it('tells its name, dates, place, judges and approvers, and type, ring, height and levels of each class', async () => {
    await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Shrewsbury Winter Classic' })).toBeVisible()
    expect(screen.getByText('12–13')).toBeVisible()
    expect(screen.getByText('December 2026')).toBeVisible()
    expect(screen.getByText('West Mid Showground, Berwick Road, SY1 2PF, Shrewsbury, United Kingdom')).toBeVisible()
    expect(screen.getByText('Judges: Fiona Drummond, Marek Zieliński')).toBeVisible()
    expect(screen.getByText('Approved by: Ruth Pemberton, Helen Marsh')).toBeVisible()
    const [first] = screen.getAllByText('08:30')
    const row = within(first?.closest('li') as HTMLElement)
    for (const label of ['Agility', 'Any height', 'Levels 1–5']) expect(row.getByText(label)).toBeVisible()
    expect(row.getByRole('img', { name: 'Ring 1' })).toHaveTextContent('1')
    expect(screen.getAllByText('Jumping').length).toBeGreaterThan(0)
  })

  it('tells its approvers to a member too', async () => {
    await renderApp(fill(paths.show, { slug: 'shrewsbury-winter-classic' }), { as: 'member' })
    expect(await screen.findByText('Approved by: Ruth Pemberton, Helen Marsh')).toBeVisible()
  })
})
