import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const owner = "(select id from users where email = 'member@example.org')"

/** The member has so many dogs besides the sample ones; every fifth of them is retired, and no other. */
const addDogs = async (count: number) => {
  const { query } = await serverOfTests()
  await query(`delete from dogs where slug like 'kennel-%'`)
  await query('update dogs set retired = false')
  await query(`insert into dogs (id, slug, owner_id, name, kennel_club_name, pedigree_name, pet_name, gender, breed, birth_date,
    kennel_club_grade, fci_level, nexus_rank, declared_height, retired, created_at)
    select gen_random_uuid(), 'kennel-' || i, ${owner}, 'Kennel ' || lpad(i::text, 4, '0'), '', '', '', 'male',
      case when i % 2 = 0 then 'Polish Lowland Sheepdog' else 'Whippet' end, date '2020-01-01' + i, 1, 'none', 1 + i % 3,
      300 + i % 200, i % 5 = 0, now() from generate_series(1, ${count}) i`)
}
const rowsOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')

describe('a member with few dogs', () => {
  it('sees no filters; retired ones are folded away below a heading with their number, as the address says [D02]', async () => {
    const { query } = await serverOfTests()
    await query(`update dogs set retired = true where slug = 'baton'`)
    const { user, store } = await renderApp(paths.dogs, { as: 'member' })
    expect(await screen.findByRole('heading', { name: 'Retired (1)' })).toBeVisible()
    expect(screen.queryByRole('search')).toBeNull()
    expect(rowsOf('Dogs')).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(rowsOf('Retired (1)')).toHaveLength(1)
    expect(store.getState().router.location.search).toBe('?retired=shown')
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(store.getState().router.location.search).toBe('')
  })
})

describe('a kennel [D03]', () => {
  beforeEach(() => addDogs(40))

  it('is narrowed down by a text, a height and a level, and sorted; the address says so', async () => {
    const { user, store } = await renderApp(paths.dogs, { as: 'member' })
    const search = await screen.findByRole('searchbox', { name: 'Name, breed or microchip' })
    expect(screen.getByText('46 dogs')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Retired (8)' })).toBeVisible()
    await user.click(search)
    await user.paste('whippet')
    expect(await screen.findByText('21 of 46 dogs')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Level'), '3')
    await user.selectOptions(screen.getByLabelText('Sort by'), '-born')
    expect(rowsOf('Dogs')[0]).toHaveTextContent(/^Kennel 00(3|2)\d/)
    await user.selectOptions(screen.getByLabelText('Height category'), 'extra_small')
    expect(await screen.findByRole('heading', { name: 'No matching dogs' })).toBeVisible()
    expect(store.getState().router.location.search).toBe('?text=whippet&level=3&sort=-born&height=extra_small')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('46 dogs')).toBeVisible()
  })

  it('is found as its address says, in the reader’s language', async () => {
    await renderApp(`${paths.dogs}?text=owczarek+nizinny&retired=shown`, { as: 'member', locale: 'pl' })
    expect(await screen.findByText(/^20 z\s46 psów$/)).toBeVisible()
    await screen.findByRole('list', { name: 'Zakończyły starty (4)' })
    expect(rowsOf('Zakończyły starty (4)')[0]).toHaveTextContent('Polski owczarek nizinny')
  })
})

describe('a kennel of a thousand dogs [D04]', () => {
  it('draws the rows near the screen, each with its place among all', async () => {
    await addDogs(1000)
    // jsdom draws nothing, so no row has a height.
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(119)
    await renderApp(paths.dogs, { as: 'member' })
    expect(await screen.findByText('1,006 dogs')).toBeVisible()
    await waitFor(() => expect(rowsOf('Dogs').length).toBeGreaterThan(0))
    expect(rowsOf('Dogs').length).toBeLessThan(60)
    expect(rowsOf('Dogs')[0]).toHaveAttribute('aria-setsize', '806')
  })
})
