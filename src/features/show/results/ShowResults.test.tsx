import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'
import { sampleId } from '../../../testing/samples'

const at = fill(paths.showResults, { slug: 'lodz-jesienne-starty' })
const first = /^Sat \d+, 08:30/

describe('the results of a show', () => {
  it('have a podium for each class, in the order of the places, and all results of it', async () => {
    const { user } = await renderApp(at)
    const podium = await screen.findByRole('list', { name: /^Podium: Sat \d+, 08:30/ })
    expect(
      within(podium)
        .getAllByRole('img', { name: /^Place/ })
        .map((plate) => plate.getAttribute('aria-label')),
    ).toEqual(['Place 1', 'Place 2'])
    expect(within(podium).getByText('Piorun')).toBeVisible()
    expect(screen.queryByText('Your dog')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Show all 8 results: Sat \d+, 08:30/ }))
    expect(await screen.findByRole('table', { name: 'Results' })).toBeVisible()
    expect(screen.getByText('Eliminated')).toBeVisible()
  })

  it('name the awarded teams with their dogs on the podium, and mark them among all results [Y13]', async () => {
    const { query, reset } = await serverOfTests()
    const classId = sampleId(5, 601)
    await query(`update classes set team_size = 2 where id = '${classId}'`)
    await query(`update results set team = '', place = null where class_id = '${classId}'`)
    await query(`update results set team = 'Szybkie Łapy', place = 1
      where class_id = '${classId}' and dog_name in ('Piorun', 'Śnieżka')`)
    const { user } = await renderApp(at)
    const podium = within(await screen.findByRole('list', { name: /^Podium: Sat \d+, 08:30/ }))
    expect(podium.getByText('Szybkie Łapy')).toBeVisible()
    expect(podium.getByText('Piorun')).toBeVisible()
    expect(podium.getByText(/^68\.49 s, 0\.00 faults$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Show all 8 results: Sat \d+, 08:30/ }))
    const table = within(await screen.findByRole('table', { name: 'Results' }))
    expect(table.getByRole('row', { name: /Szybkie Łapy/ })).toHaveTextContent('Awarded')
    expect(table.getByRole('row', { name: /No team/ })).not.toHaveTextContent('Awarded')
    await reset()
  })

  it('have a podium for rounds that count together, once all of them are published [Y13]', async () => {
    const { query, reset } = await serverOfTests()
    const rounds = `show_id = (select show_id from classes where id = '${sampleId(5, 601)}')`
    await query(`update classes set combined_as = 'Puchar' where id in ('${sampleId(5, 601)}', '${sampleId(5, 602)}')`)
    await query(`update classes set combined_as = 'Superpuchar' where ${rounds} and combined_as = ''`)
    await query(`update class_results set published_at = null where class_id = '${sampleId(5, 603)}'`)
    await renderApp(at)
    const podium = within(await screen.findByRole('list', { name: 'Podium: Combined result: Puchar' }))
    const places = podium.getAllByRole('listitem').map((step) => step.textContent)
    expect(places).toEqual([
      expect.stringMatching(/Śnieżka.*73\.67 s, 0\.00 faults/),
      expect.stringMatching(/Źrebak.*79\.08 s, 8\.20 faults/),
    ])
    expect(screen.queryByRole('heading', { name: /Superpuchar/ })).toBeNull()
    await reset()
  })

  it('show each height that is placed by itself in one table, below its name [Y13]', async () => {
    const { query, reset } = await serverOfTests()
    await query(`update classes set placed_by = 'height' where id = '${sampleId(5, 601)}'`)
    const { user } = await renderApp(at)
    await user.click(await screen.findByRole('button', { name: /^Show all 8 results: Sat \d+, 08:30/ }))
    const table = within(await screen.findByRole('table', { name: 'Results' }))
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toContain('Large')
    await reset()
  })

  it('are searched by the address, and say where nothing is found', async () => {
    const { user, store } = await renderApp(`${at}?q=wojcik`)
    expect(await screen.findByText('4 results')).toBeVisible()
    expect(screen.queryByRole('list', { name: /^Podium/ })).toBeNull()
    expect(screen.getAllByText('Agnieszka Wójcik')).toHaveLength(4)
    await user.type(screen.getByRole('searchbox', { name: 'Number, dog or handler' }), 'x')
    expect(await screen.findByRole('heading', { name: 'No results match “wojcikx”' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(store.getState().router.location.search).toBe('')
    expect(await screen.findByRole('heading', { name: first })).toBeVisible()
  })

  it('mark the reader’s own dogs, and begin with them', async () => {
    await renderApp(at, { as: 'judge' })
    const own = within(await screen.findByRole('region', { name: 'Your dogs' }))
    expect(own.getAllByText('Śnieżka').length).toBeGreaterThan(0)
    const podium = await screen.findByRole('list', { name: /^Podium: Sat \d+, 08:30/ })
    expect(within(podium).getByText('Your dog').closest('div')).toHaveTextContent('Śnieżka')
  })
})
