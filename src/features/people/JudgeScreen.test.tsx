import { screen, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

describe('the page of a judge', () => {
  beforeEach(async () => (await serverOfTests()).reset())

  it('lists the shows with published results that they judged, with the way to the results [E31]', async () => {
    const { query } = await serverOfTests()
    const [judge] = await query(`select person_id as id, people.name, shows.slug, shows.name as show from show_judges
      join people on people.id = person_id join shows on shows.id = show_id join classes on classes.show_id = shows.id
      join class_results on class_id = classes.id where class_results.published_at is not null limit 1`)
    await renderApp(fill(paths.judge, { id: String(judge?.id) }))
    expect(await screen.findByRole('heading', { level: 1, name: String(judge?.name) })).toBeVisible()
    const shows = within(screen.getByRole('list', { name: 'Shows judged' }))
    expect(shows.getByRole('link', { name: String(judge?.show) })).toHaveAttribute(
      'href',
      fill(paths.showResults, { slug: String(judge?.slug) }),
    )
  })

  it('says that there is no such judge', async () => {
    await renderApp(fill(paths.judge, { id: '00000004-0000-4000-8000-000000000999' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Judge not found' })).toBeVisible()
  })
})
