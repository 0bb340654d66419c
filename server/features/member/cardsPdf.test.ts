import { execFileSync } from 'node:child_process'
import { apiBase } from '#contract/shared/paths'
import { sampleId } from '../../seed/people'
import { logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

interface PdfRead {
  text: string
  pages: number
  tagged: boolean
}

const [ola, sian, honorary] = [sampleId(1, 2), sampleId(1, 9), sampleId(1, 18)]

describe('membership cards', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(() => server.reset())

  const ask = async (ids: readonly string[], { as = 'admin', language = 'en' } = {}) => {
    const { token } = await logIn(server, as)
    const url = `${apiBase}/desk/members/cards.pdf?ids=${ids.join(',')}`
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
    return server.ask({ method: 'GET', url, headers })
  }
  const read = async (ids: readonly string[], language = 'en') => {
    const answer = await ask(ids, { language })
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    const found = execFileSync(process.execPath, ['server/testing/pdfText.mjs'], { input: answer.bytes })
    return JSON.parse(found.toString()) as PdfRead
  }

  it('name the club, the member, the number and the last day, in the reader’s language, tagged', async () => {
    const { text, pages, tagged } = await read([ola, honorary])
    expect({ pages, tagged }).toEqual({ pages: 1, tagged: true })
    for (const part of [
      'Ola Kowalczyk',
      'Member number 2',
      'Member until 21 September 2027',
      'Member with no last day',
    ])
      expect(text).toContain(part)
    expect((await read([ola], 'pl')).text).toContain('Członkostwo ważne do 21 września 2027')
  })

  it('are for members whose membership runs, and say so where there are none', async () => {
    expect((await read([ola, sian])).text).not.toContain('Siân Roberts')
    expect((await read([sian])).text).toContain('None of these members has a membership that runs today.')
  })

  it('are ten on a sheet, and keep a long name on its card', async () => {
    await server.query(`update users set renewal_date = '2027-09-21', name = repeat('Wilhelmina ', 12) where true`)
    const rows = await server.query('select id from users order by id limit 11')
    const { pages } = await read(rows.map(({ id }) => String(id)))
    expect(pages).toBe(2)
  })

  it('are made by admins alone, for up to a hundred members, and are in the audit', async () => {
    for (const as of ['member', 'judge', 'reviewer']) expect((await ask([ola], { as })).status).toBe(403)
    expect((await ask(Array(101).fill(ola))).status).toBe(400)
    expect((await ask([])).status).toBe(400)
    expect(await server.query(`select 1 from audit where action = 'member.listed'`)).toEqual([])
    await ask([ola])
    expect(await server.query(`select 1 from audit where action = 'member.listed'`)).toHaveLength(1)
  })
})
