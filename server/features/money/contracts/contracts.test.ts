import { execFileSync } from 'node:child_process'
import { sumsOf, type Settlement } from '#contract/money/settlement'
import { apiBase } from '#contract/shared/paths'
import { sampleId } from '../../../seed/people'
import { id } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'
const show = `/desk/shows/${slug}`
const [marek, fiona, aleksandra, helen] = [1, 2, 3, 5].map((number) => sampleId(4, number)) as [
  string,
  string,
  string,
  string,
]
const terms = { version: 0, fee: 12_000, travelKind: 'receipts', travel: 5_000, provided: 'Two nights at the inn' }

describe('contracts with judges', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof logIn>>
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
  })

  const settlement = async (of = slug): Promise<Settlement> => (await admin.get(`/desk/shows/${of}/settlement`)).json
  const judge = async (person = marek) => (await settlement()).judges.find((one) => one.id === person)
  const at = (person: string, step = '') => `${show}/contracts/${person}${step}`
  const save = (body: object = {}, person = marek, who: Caller = admin) =>
    who.put(at(person), Object.assign({}, terms, body))
  const sign = (body: object = {}, person = marek) =>
    admin.post(at(person, '/signature'), Object.assign({ version: 1, signedOn: '2026-11-20' }, body))
  const reopen = (body: object = {}) =>
    admin.post(at(marek, '/reopening'), Object.assign({ version: 2, reason: 'The fee was wrong.' }, body))
  const assign = (person: string | null, ...numbers: number[]) =>
    server.query(
      `update classes set judge_id = ${person === null ? 'null' : `'${person}'`} where id in (${numbers.map((number) => `'${id(5, number)}'`).join()})`,
    )
  const readPdf = async (person = marek, language = 'en') => {
    const url = `${apiBase}${at(person, `/contract.pdf?language=${language}`)}`
    const answer = await server.ask({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}` } })
    if (answer.status !== 200) return { answer, text: '', pages: 0, tagged: false }
    const read = execFileSync(process.execPath, ['server/testing/pdfText.mjs'], { input: answer.bytes })
    const { text, pages, tagged } = JSON.parse(read.toString()) as { text: string; pages: number; tagged: boolean }
    return { answer, text: text.replace(/\s+/g, ' '), pages, tagged }
  }
  const audited = () =>
    server.query(
      `select action, on_behalf_of, before, after, why from audit where action like 'contract.%' order by id`,
    )

  it('count in the settlement as long as they are there, and are audited', async () => {
    const before = await settlement()
    expect((await save()).status).toBe(204)
    const now = await settlement()
    expect(now.costs).toEqual(before.costs)
    expect(sumsOf(now)[0]!.costs - sumsOf(before)[0]!.costs).toBe(17_000)
    expect(sumsOf(now)[0]!.result - sumsOf(before)[0]!.result).toBe(-17_000)
    expect((await judge())?.contract).toEqual({
      fee: 12_000,
      travelKind: 'receipts',
      travel: 5_000,
      provided: 'Two nights at the inn',
      currency: 'GBP',
      signedOn: null,
      isOutdated: false,
      version: 1,
    })
    expect((await save({ version: 1, fee: 0, travelKind: 'none', travel: 0 })).status).toBe(204)
    expect(sumsOf(await settlement())).toEqual(sumsOf(before))
    expect((await admin.delete(at(marek))).status).toBe(204)
    expect(await settlement()).toEqual(before)
    expect((await admin.delete(at(marek))).json.code).toBe('not_found')
    const of = { on_behalf_of: sampleId(1, 4) }
    expect(await audited()).toMatchObject([
      { ...of, action: 'contract.recorded', before: null, after: { fee: 12_000, judge: 'Marek Zieliński' } },
      { ...of, action: 'contract.changed', before: { fee: 12_000 }, after: { fee: 0, travelKind: 'none' } },
      { ...of, action: 'contract.removed', before: { fee: 0, show: 'Shrewsbury Winter Classic' }, after: null },
    ])
  })

  it('are rows of the file', async () => {
    await save()
    const url = `${apiBase}${show}/settlement.csv`
    const { body } = await server.ask({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}` } })
    expect(body).toMatch(/Judge’s fee: Marek Zieliński,.*-120\.00,GBP/)
    expect(body).toMatch(/Travel: Marek Zieliński,.*-50\.00,GBP/)
  })

  it('are saved once where the same is sent again, and refuse what is based on an older version', async () => {
    await save()
    expect((await save()).status).toBe(204)
    const stale = await save({ fee: 1 })
    expect([stale.status, stale.json]).toMatchObject([409, { code: 'stale', version: 1, present: { fee: 12_000 } }])
    expect((await save({ version: 1, fee: 1 })).status).toBe(204)
    expect((await audited()).map(({ action }) => action)).toEqual(['contract.recorded', 'contract.changed'])
  })

  it.each([
    ['fee', { fee: -1 }],
    ['fee', { fee: 1.5 }],
    ['fee', { fee: 100_000_001 }],
    ['travelKind', { travelKind: 'by_helicopter' }],
    ['travel', { travel: 0 }],
    ['travel', { travelKind: 'none' }],
    ['provided', { provided: 'a'.repeat(501) }],
    ['provided', { provided: 'a\ud800b' }],
  ])('refuse a wrong %s: %j', async (field, wrong) => {
    const { status, json } = await save(wrong)
    expect([status, json.code, typeof json[field]]).toEqual([400, 'validation_failed', 'string'])
    expect((await judge())?.contract).toBeNull()
  })

  it('are of judges of the show alone', async () => {
    expect((await save({}, aleksandra)).json.code).toBe('not_found')
    expect((await save({}, id(4, 99))).json.code).toBe('not_found')
    // Removed by another admin meanwhile.
    expect((await save({ version: 3 })).json.code).toBe('not_found')
    for (const who of ['member', 'judge', 'reviewer']) {
      const caller = await logIn(server, who)
      expect((await save({}, marek, caller)).status).toBe(403)
      expect((await caller.get(at(marek, '/contract.pdf?language=en'))).status).toBe(403)
    }
  })

  it('of an admin who judges are recorded, signed and changed by another admin', async () => {
    await server.query(`insert into show_judges (show_id, person_id) values ('${sampleId(3, 1)}', '${helen}')`)
    expect((await save({}, helen)).json.code).toBe('own_account')
    await server.query(
      `insert into judge_contracts (id, show_id, person_id, fee, travel_kind, travel, currency, provided, created_at)
        values (gen_random_uuid(), '${sampleId(3, 1)}', '${helen}', 100, 'none', 0, 'GBP', '', now())`,
    )
    expect(await judge(helen)).toMatchObject({ own: true, contract: { fee: 100 } })
    expect((await judge())?.own).toBe(false)
    expect((await save({ version: 1 }, helen)).json.code).toBe('own_account')
    expect((await sign({}, helen)).json.code).toBe('own_account')
    expect((await admin.delete(at(helen))).json.code).toBe('own_account')
    expect((await admin.post(at(helen, '/reopening'), { version: 1, reason: 'I want more.' })).json.code).toBe(
      'own_account',
    )
    expect((await readPdf(helen)).text).toContain('£1.00')
  })

  it('have no cost that is listed by hand as well', async () => {
    const cost = { kind: 'judging', text: 'marek zieliński', amount: 100 }
    const listed = await admin.post(`${show}/costs`, cost)
    expect(listed.status).toBe(201)
    expect((await save()).json.code).toBe('cost_listed')
    expect((await save({ fee: 0 })).status).toBe(204)
    expect((await save({ version: 1 })).json.code).toBe('cost_listed')
    await admin.delete(`${show}/costs/${listed.json.id}`)
    expect((await save({ version: 1 })).status).toBe(204)
    expect((await admin.post(`${show}/costs`, cost)).json.code).toBe('cost_listed')
    expect((await admin.post(`${show}/costs`, { ...cost, text: 'Marek Zieliński, extra day' })).status).toBe(201)
    // Another show's contract does not matter.
    expect((await admin.post('/desk/shows/harrogate-autumn-rounds/costs', cost)).status).toBe(201)
  })

  it('are kept as they are once signed, until they are reopened for a reason', async () => {
    await save()
    expect((await sign({ signedOn: '2026-11-22' })).json.signedOn).toBe('in_future')
    expect((await sign({ signedOn: '2016-11-20' })).json.signedOn).toBe('invalid')
    expect((await sign({ version: 5 })).json.code).toBe('stale')
    expect((await sign()).status).toBe(204)
    expect((await sign()).status).toBe(204)
    expect((await judge())?.contract).toMatchObject({ signedOn: '2026-11-20', version: 2 })
    expect((await sign({ version: 2, signedOn: '2026-11-19' })).json.code).toBe('contract_signed')
    expect((await save({ version: 2, fee: 1 })).json.code).toBe('contract_signed')
    expect((await admin.delete(at(marek))).json.code).toBe('contract_signed')
    expect((await reopen({ reason: 'short' })).json.reason).toBe('invalid')
    expect((await reopen({ version: 1 })).json.code).toBe('stale')
    expect((await reopen()).status).toBe(204)
    expect((await reopen()).status).toBe(204)
    expect((await save({ version: 3, fee: 1 })).status).toBe(204)
    expect(await audited()).toMatchObject([
      { action: 'contract.recorded' },
      { action: 'contract.signed', before: { signedOn: null }, after: { signedOn: '2026-11-20' } },
      { action: 'contract.reopened', after: { signedOn: null }, why: 'The fee was wrong.' },
      { action: 'contract.changed' },
    ])
  })

  it('lets the table refuse what code would have missed', async () => {
    await save()
    await sign()
    const kept = { cause: { constraint: 'judge_contracts_signed_kept' } }
    for (const change of [
      'update judge_contracts set fee = 1',
      `update judge_contracts set fee = 1, signed_on = null, document = null`,
      `update judge_contracts set signed_on = '2026-11-01'`,
      `delete from judge_contracts where signed_on is not null`,
    ])
      await expect(
        server.query(`${change}${change.startsWith('delete') ? '' : ' where signed_on is not null'}`),
      ).rejects.toMatchObject(kept)
  })

  it('stay when the judge is replaced, the show changes or is cancelled', async () => {
    await assign(marek, 101, 102)
    await save()
    expect(await judge()).toMatchObject({ isNamed: true, classes: 2 })
    await sign()
    expect((await judge())?.contract?.isOutdated).toBe(false)
    const signed = (await readPdf()).text
    await assign(fiona, 102)
    expect(await judge()).toMatchObject({ classes: 1, contract: { isOutdated: true } })
    expect((await readPdf()).text).toBe(signed)
    await assign(null, 101)
    await server.query(`delete from show_judges where person_id = '${marek}'`)
    expect(await judge()).toMatchObject({ isNamed: false, classes: 0, contract: { fee: 12_000 } })
    await server.query(`update shows set state = 'cancelled', cancel_reason = 'Flood' where slug = '${slug}'`)
    expect(await settlement()).toMatchObject({ cancelled: true })
    expect((await reopen()).status).toBe(204)
    expect((await save({ version: 3, fee: 0 })).status).toBe(204)
    expect((await admin.delete(at(marek))).status).toBe(204)
    expect((await save()).json.code).toBe('not_found')
  })

  it('are printed in both languages, with the classes of each day', async () => {
    await assign(marek, 101)
    await server.query(`update classes set judge_id = '${marek}', name = 'Grand Final' where id = '${id(5, 110)}'`)
    await server.query(
      `update classes set judge_id = '${marek}', cancelled_at = now(), cancel_reason = 'Rain' where id = '${id(5, 102)}'`,
    )
    await save()
    const english = await readPdf()
    expect(english.answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="contract-${slug}-marek-zielinski-en.pdf"`,
    })
    expect(english.tagged).toBe(true)
    for (const part of [
      'Judging contract',
      'Clear Round Agility Ltd',
      'Shrewsbury SY0 0AA',
      'Marek Zieliński',
      'West Mid Showground, Berwick Road, SY1 2PF, Shrewsbury',
      '12 December 2026 to 13 December 2026',
      'Grand Final',
      '£120.00',
      'Against receipts, up to £50.00',
      'Two nights at the inn',
      'If the organiser cancels the show',
      'If the judge withdraws',
      'Place and date',
      'For the organiser',
    ])
      expect(english.text).toContain(part)
    expect(english.text.match(/\b\d\d:\d\d\b/g)).toHaveLength(2)
    expect(english.text).not.toContain('Signed on')
    const polish = await readPdf(marek, 'pl')
    for (const part of [
      'Umowa o sędziowanie zawodów',
      'najwyżej 50,00 £',
      'Jeśli organizator odwoła zawody',
      'Podpisy',
    ])
      expect(polish.text).toContain(part)
    await sign()
    expect((await readPdf()).text).toContain('Signed on 20 November 2026')
    expect((await readPdf(fiona)).answer.status).toBe(404)
  })

  it('are printed with the tax number, a fixed sum for travel, or nothing', async () => {
    await server.query(`update settings set value = 'GB123456789' where key = 'tax_number'`)
    await save({ travelKind: 'fixed', fee: 0, provided: '' })
    const { text } = await readPdf()
    for (const part of ['VAT no. GB123456789', '£50.00, a fixed sum', 'Fee for the whole show None', 'Nothing else'])
      expect(text).toContain(part)
    expect(text).toContain('The classes will be agreed before the show.')
    await save({ version: 1, travelKind: 'none', travel: 0 })
    const without = (await readPdf()).text
    expect(without).toContain('Not refunded')
    expect(without).not.toContain('against receipts')
  })

  it('are in the judge’s copy of their data', async () => {
    await save()
    const { contracts } = (await (await logIn(server, 'judge')).get('/my-data')).json
    expect(contracts).toEqual([
      {
        show: 'Shrewsbury Winter Classic',
        fee: 12_000,
        travelKind: 'receipts',
        travel: 5_000,
        currency: 'GBP',
        provided: 'Two nights at the inn',
        signedOn: null,
      },
      expect.objectContaining({ show: 'Kendal Fells Agility' }),
    ])
    expect((await (await logIn(server, 'member')).get('/my-data')).json.contracts).toEqual([])
  })

  it('of the only judge have all classes that name none', async () => {
    await server.query(`delete from show_judges where person_id = '${fiona}'`)
    expect(await judge()).toMatchObject({ classes: 10 })
  })

  it.each([
    ['right to left', 'שלום <b>Marek</b> (סוף)', 'לילה, then breakfast'],
    ['without a blank', 'W'.repeat(100), 'M'.repeat(500)],
    ['many lines', '李 小龍', 'x\n'.repeat(240)],
    ['control characters from elsewhere', 'Eve\u202Egro.live\u0007', 'a\u2066b'],
  ])('are printed whole with hostile text: %s', async (_name, name, provided) => {
    await save({ provided: provided.trim() })
    await server.query(`update people set name = '${name}' where id = '${marek}'`)
    for (const language of ['en', 'pl']) {
      const { answer, pages, text } = await readPdf(marek, language)
      expect([answer.status, pages >= 1 && pages < 8]).toEqual([200, true])
      expect(String(answer.headers['content-disposition'])).toMatch(/^attachment; filename="[a-z0-9.-]+"$/)
      expect(text).toContain(language === 'en' ? 'For the organiser' : 'Podpisy')
    }
  })
})
