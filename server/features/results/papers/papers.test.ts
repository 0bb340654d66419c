import { apiBase } from '#contract/shared/paths'
import { execFileSync } from 'node:child_process'
import { logIn } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

interface PdfRead {
  text: string
  pages: number
  tagged: boolean
}

describe('the papers of a show', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(() => server.reset())

  const published = async () => {
    const [row] = await server.query(`select shows.slug, shows.name, classes.id, count(*)::int as runs from shows
      join classes on show_id = shows.id join class_results on class_id = classes.id
      join results on results.class_id = classes.id
      where class_results.published_at is not null and place = 1
      group by shows.id, classes.id order by shows.slug, classes.id limit 1`)
    return { slug: String(row?.slug), name: String(row?.name), classId: String(row?.id) }
  }
  const ask = async (path: string, as = 'admin', language = 'en') => {
    const { token } = await logIn(server, as)
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
    return server.ask({ method: 'GET', url: `${apiBase}${path}`, headers })
  }
  const read = async (path: string, language = 'en') => {
    const answer = await ask(path, 'admin', language)
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    const found = execFileSync(process.execPath, ['server/testing/pdfText.mjs'], { input: answer.bytes })
    return JSON.parse(found.toString()) as PdfRead
  }
  const firstOf = async (classId: string) =>
    (
      await server.query(`select results.dog_name as dog, dogs.name, results.handler from results
        join entries on entries.id = entry_id join dogs on dogs.id = dog_id where results.class_id = '${classId}' and place = 1`)
    )[0]

  it('have the published results and the prize list, in both languages, tagged [J80]', async () => {
    const { slug, name, classId } = await published()
    const winner = await firstOf(classId)
    const results = await read(`/desk/shows/${slug}/papers.pdf?kind=results&class=${classId}`)
    expect(results.tagged).toBe(true)
    expect(results.text).toContain(`Results: ${name}`)
    expect(results.text).toContain(String(winner?.dog ?? winner?.name))
    const prizes = await read(`/desk/shows/${slug}/papers.pdf?kind=prizes`, 'pl')
    expect(prizes.text).toContain(`Lista nagród: ${name}`)
    expect(prizes.text).toContain('1. miejsce')
  })

  it('name no junior where results hang for everyone', async () => {
    const { slug, classId } = await published()
    await server.query(
      `update entries set handler = 'junior', handler_name = 'Maja Nowak' where class_id = '${classId}'`,
    )
    await server.query(`update results set handler = 'Maja Nowak' where class_id = '${classId}'`)
    const { text } = await read(`/desk/shows/${slug}/papers.pdf?kind=results&class=${classId}`)
    expect(text).not.toContain('Maja Nowak')
    expect(text).toContain('Junior handler')
  })

  it('have a certificate for each place and clear round, a page each [J81]', async () => {
    const { slug, classId } = await published()
    const winner = await firstOf(classId)
    const { text, pages } = await read(`/desk/shows/${slug}/classes/${classId}/certificates.pdf`)
    expect(text).toContain('Certificate')
    expect(text).toContain('1st place')
    expect(text).toContain(String(winner?.dog ?? winner?.name))
    expect(pages).toBeGreaterThan(0)
    await server.query(`update class_results set published_at = null where class_id = '${classId}'`)
    const none = await read(`/desk/shows/${slug}/classes/${classId}/certificates.pdf`)
    expect(none).toMatchObject({ pages: 1, text: expect.stringContaining('No dog of this class') })
  })

  it('name the teams with their dogs in the prize list, on the certificates and in the results [J94]', async () => {
    const { slug, classId } = await published()
    await server.query(`update classes set team_size = 2 where id = '${classId}'`)
    await server.query(`update results set team = 'Solo', place = null, faults = 1 where class_id = '${classId}'`)
    await server.query(`update results set team = 'Szybkie Łapy', place = 1 where entry_id in (
      select entries.id from entries join dogs on dogs.id = dog_id
      where entries.class_id = '${classId}' and dogs.name in ('Piorun', 'Śnieżka'))`)
    const prizes = await read(`/desk/shows/${slug}/papers.pdf?kind=prizes&class=${classId}`)
    expect(prizes.text).toMatch(/1st\s+place\s+Szybkie\s+Łapy[\s\d]+(Piorun|Śnieżka)/)
    expect(prizes.text).not.toContain('Solo')
    const { text, pages } = await read(`/desk/shows/${slug}/classes/${classId}/certificates.pdf`)
    expect(pages).toBe(2)
    expect(text.match(/Team: Szybkie Łapy/g)).toHaveLength(2)
    expect(text).toContain('Piorun')
    expect(text).toContain('Śnieżka')
    const results = await read(`/desk/shows/${slug}/papers.pdf?kind=results&class=${classId}`)
    expect(results.text).toMatch(/Szybkie\s+Łapy/)
    expect(results.text).toContain('Solo')
  })

  it('have a combined result once, with its last round, and certificates for its places [J95]', async () => {
    const rounds = await server.query(`select classes.id, shows.slug from classes join shows on shows.id = show_id
      join results on class_id = classes.id join entries on entries.id = entry_id join dogs on dogs.id = dog_id
      where dogs.name = 'Śnieżka' order by date, start_time, ring, classes.id`)
    const [first, last] = [String(rounds[0]?.id), String(rounds.at(-1)?.id)]
    await server.query(`update classes set combined_as = 'Puchar Jesieni' where id in ('${first}', '${last}')`)
    await server.query(`update results set faults = 0, refusals = 0, outcome = 'run', time = 3000 where entry_id in (
      select entries.id from entries join dogs on dogs.id = dog_id where dogs.name = 'Śnieżka')`)
    const at = `/desk/shows/${String(rounds[0]?.slug)}`
    const prizes = await read(`${at}/papers.pdf?kind=prizes`)
    expect(prizes.text.match(/Combined result: Puchar Jesieni/g)).toHaveLength(1)
    const wynik = await read(`${at}/classes/${last}/certificates.pdf`, 'pl')
    expect(wynik.text).toContain('w wyniku łącznym Puchar Jesieni')
    expect((await read(`${at}/classes/${first}/certificates.pdf`)).text).not.toContain('Puchar Jesieni')
    expect((await read(`${at}/papers.pdf?kind=results&class=${last}`)).text).toMatch(/60[.,]00/)
    await server.query(`update class_results set published_at = null where class_id = '${first}'`)
    expect((await read(`${at}/papers.pdf?kind=prizes`)).text).not.toContain('Puchar Jesieni')
  })

  it('have one label for each dog, and 24 to a sheet [J82]', async () => {
    const slug = 'stirling-castle-agility'
    const [dogs] = await server.query(`select count(distinct dog_id)::int as total from entries
      join classes on classes.id = class_id join shows on shows.id = show_id
      where shows.slug = '${slug}' and entries.status = 'paid'`)
    const { text, pages } = await read(`/desk/shows/${slug}/papers.pdf?kind=labels`)
    expect(text).toContain('Śnieżka')
    expect(pages).toBe(Math.ceil(Number(dogs?.total) / 24))
  })

  it('have score sheets for those who work on the show, with dogs to measure marked [J83]', async () => {
    const slug = 'stirling-castle-agility'
    await server.query(`update dogs set measured_height = null, declared_height = 480 where slug = 'sniezka'`)
    const { text } = await read(`/desk/shows/${slug}/score-sheets.pdf`)
    expect(text).toContain('Śnieżka')
    expect(text).toMatch(/height\s+not\s+measured/)
    expect((await ask(`/desk/shows/${slug}/score-sheets.pdf`, 'member')).status).toBe(404)
    expect((await ask(`/desk/shows/${slug}/papers.pdf?kind=results`, 'judge')).status).toBe(403)
    expect((await ask(`/desk/shows/${slug}/papers.pdf?kind=posters`)).status).toBe(400)
    expect((await ask('/desk/shows/no-such-show/papers.pdf?kind=results')).status).toBe(404)
    const { classId } = await published()
    expect((await ask(`/desk/shows/${slug}/score-sheets.pdf?class=${classId}`)).status).toBe(404)
  })
})
