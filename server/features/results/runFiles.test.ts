import { readSheet } from 'read-excel-file/node'
import { apiBase } from '#contract/shared/paths'
import { id } from '../../testing/buying'
import { logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const slug = 'stirling-castle-agility'
const classId = id(5, 901)

describe('running orders and results as files', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })

  const file = (query: string, { as = 'csv', of = slug, language = 'en', token = admin.token } = {}) =>
    server.ask({
      method: 'GET',
      url: `${apiBase}/desk/shows/${of}/runs.${as}?${query}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    })
  const linesOf = async (query: string, how = {}) => {
    const { body } = await file(query, how)
    return body.replace('\uFEFF', '').trim().split('\n')
  }

  it('lists the dogs of a class as they start, with the chosen columns alone [J25]', async () => {
    const [head, ...rows] = await linesOf(`kind=order&class=${classId}&columns=handler,number,microchip,dog`)
    expect(head).toBe(
      'Date,Time,Ring,Class,Height category,Levels,Class name,Order,Number,Dog,Microchip number,Handler,Team,Not for competition',
    )
    expect(rows).toHaveLength(8)
    expect(rows.map((row) => row.split(',')[7])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    const numbers = rows.map((row) => Number(row.split(',')[7]))
    expect(new Set(numbers).size).toBe(8)
    expect((await linesOf('kind=order')).length).toBeGreaterThan(rows.length + 1)
  })

  it('lists results by place once they are published, in the reader’s language [J25]', async () => {
    const of = 'lodz-jesienne-starty'
    const [head, ...rows] = await linesOf(`kind=results&class=${id(5, 601)}&columns=number,dog`, { of, language: 'pl' })
    expect(head).toContain(
      'Kolejność;Numer startowy;Pies;Drużyna;Poza konkurencją;Błędy;Odmowy;Punkty;Czas;Wynik;Błędy za czas;Razem;Miejsce',
    )
    expect(rows[0]).toMatch(/;0;0;;33,87;;0,00;0,00;1$/)
    expect(rows.some((row) => row.includes('Dyskwalifikacja'))).toBe(true)
    expect(rows.some((row) => row.includes('Nie startował'))).toBe(true)
  })

  it('runs no formula of a member, and keeps microchip numbers as texts in a workbook [J25]', async () => {
    await server.query(
      `update dogs set name = '=HYPERLINK("x")', microchip = '616093900000077' where id = '${id(2, 9)}'`,
    )
    const rows = await linesOf(`kind=order&class=${classId}`)
    expect(rows.some((row) => row.includes(`'=HYPERLINK`))).toBe(true)
    const { bytes } = await file(`kind=order&class=${classId}`, { as: 'xlsx' })
    const sheet = await readSheet(bytes)
    expect(sheet.flat()).toContain('616093900000077')
  })

  it('refuses other columns and kinds, classes of other shows, and everyone but admins [J25]', async () => {
    for (const query of ['', 'kind=all', 'kind=order&columns=phone', 'kind=order&columns=dogs', 'kind=order&class=x'])
      expect((await file(query)).status).toBe(400)
    expect((await file(`kind=order&class=${id(5, 101)}`)).status).toBe(404)
    expect((await file('kind=order', { of: 'no-such-show' })).status).toBe(404)
    for (const name of ['member', 'judge', 'reviewer'])
      expect((await file('kind=order', { token: (await logIn(server, name)).token })).status).toBe(403)
  })
})
