import { id } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

describe('the public pages of results', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
  })

  const visitor = async (path: string) => {
    const answer = await server.ask({ method: 'GET', url: `/api${path}` })
    return { status: answer.status, json: JSON.parse(answer.body) }
  }
  const show = (slug: string, isPublic: boolean, who = member) => who.put(`/dogs/${slug}/public-results`, { isPublic })
  const runnerOf = async () => {
    const [row] = await server.query(`select dogs.slug, users.email from dogs join users on users.id = owner_id
      join entries on dog_id = dogs.id join results on entry_id = entries.id
      join class_results on class_results.class_id = results.class_id
      where published_at is not null and outcome = 'run' limit 1`)
    return { slug: String(row?.slug), owner: await logIn(server, String(row?.email).split('@')[0] ?? '') }
  }

  it('of a dog are hidden until its owner shows them, and hidden again when they say so [E30]', async () => {
    const { slug, owner } = await runnerOf()
    expect((await visitor(`/dog-results/${slug}`)).status).toBe(404)
    expect((await show(slug, true, owner)).status).toBe(204)
    expect((await show(slug, true, owner)).status).toBe(204)
    const { json } = await visitor(`/dog-results/${slug}`)
    expect(json.runs.length).toBeGreaterThan(0)
    expect(Object.keys(json)).toEqual(['name', 'breed', 'runs'])
    expect(json.runs[0]).not.toHaveProperty('rank')
    await show(slug, false, owner)
    expect((await visitor(`/dog-results/${slug}`)).status).toBe(404)
    expect(await server.query(`select action from audit where action like 'dog.results%' order by id`)).toEqual([
      { action: 'dog.results_shown' },
      { action: 'dog.results_hidden' },
    ])
  })

  it('of a dog are shown by its owner alone', async () => {
    const other = await logIn(server, 'judge')
    expect((await show('mgla', true, other)).status).toBe(404)
    await server.query(
      `update dogs set manager_id = (select id from users where email like 'judge@%') where slug = 'mgla'`,
    )
    expect((await show('mgla', true, other)).status).toBe(404)
    expect((await visitor('/dog-results/mgla')).status).toBe(404)
  })

  it('of a judge name shows with published results, and nothing of a draft [E31]', async () => {
    const [judge] = await server.query(`select person_id as id, shows.slug from show_judges
      join shows on shows.id = show_id join classes on classes.show_id = shows.id
      join class_results on class_id = classes.id where class_results.published_at is not null limit 1`)
    const { json } = await visitor(`/judges/${String(judge?.id)}`)
    expect(json.shows).toContainEqual(expect.objectContaining({ slug: judge?.slug }))
    await server.query('update class_results set published_at = null')
    expect((await visitor(`/judges/${String(judge?.id)}`)).json.shows).toEqual([])
    await server.query(`update shows set state = 'draft', published_at = null`)
    expect((await visitor(`/judges/${String(judge?.id)}`)).status).toBe(404)
    expect((await visitor(`/judges/${id(4, 999)}`)).status).toBe(404)
    expect((await visitor('/judges/someone')).status).toBe(400)
  })
})
