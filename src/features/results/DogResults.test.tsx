import { screen } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

/** A dog of the member with a published result. */
const withResult = async () => {
  const { reset, query } = await serverOfTests()
  await reset()
  await query(`update dogs set owner_id = (select id from users where email = 'member@example.org'), manager_id = null
    where id = (select dog_id from entries join results on entry_id = entries.id
      join class_results on class_results.class_id = results.class_id
      where class_results.published_at is not null and outcome = 'run' order by dog_id limit 1)`)
  const [dog] = await query(`select dogs.slug, dogs.name from dogs join entries on dog_id = dogs.id
    join results on entry_id = entries.id join class_results on class_results.class_id = results.class_id
    where class_results.published_at is not null and outcome = 'run' order by dog_id limit 1`)
  return { slug: String(dog?.slug), name: String(dog?.name) }
}

describe('the public results of a dog', () => {
  it('are shown to everyone by its owner, and hidden again [E30]', async () => {
    const { slug, name } = await withResult()
    const { user } = await renderApp(fill(paths.dog, { slug }), { as: 'member' })
    await user.click(await screen.findByRole('button', { name: 'Show results to everyone' }))
    expect(await screen.findByRole('link', { name: `Public results of ${name}` })).toHaveAttribute(
      'href',
      fill(paths.dogResults, { slug }),
    )
    await user.click(screen.getByRole('button', { name: 'Hide results' }))
    expect(await screen.findByRole('button', { name: 'Show results to everyone' })).toBeVisible()
  })

  it('are a page for visitors only while they are shown', async () => {
    const { slug, name } = await withResult()
    const { query } = await serverOfTests()
    await query(`update dogs set public_results = true where slug = '${slug}'`)
    const { unmount } = await renderApp(fill(paths.dogResults, { slug }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0)
    unmount()
    await query(`update dogs set public_results = false where slug = '${slug}'`)
    await renderApp(fill(paths.dogResults, { slug }))
    expect(await screen.findByRole('heading', { level: 1, name: 'No public results here' })).toBeVisible()
  })
})
