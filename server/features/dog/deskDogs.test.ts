import { any, buy, cart, latka, pay } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import { changeDog, agreementTo, quoteDogChange } from '../../testing/dogForms'
import type { TestServer } from '../../testing/startTestServer'

const reason = 'Ola had the wrong dog open, and rang us the same day.'

describe('a dog at the desk', () => {
  let server: TestServer
  let member: Caller
  let judge: Caller
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    judge = await logIn(server, 'judge')
    admin = await logIn(server, 'admin')
  })

  const seen = async (slug: string, who = judge) => (await who.get(`/desk/dogs/${slug}`)).json
  const measure = async (who: Caller, slug: string, height: number, agreed: string[] = []) =>
    who.put(`/desk/dogs/${slug}/height`, { height, agreed, version: (await seen(slug)).dog.version })
  const correct = async (who: Caller, slug: string, flags: string[], more: object = {}) => {
    const { version } = (await seen(slug)).dog
    return who.post(`/desk/dogs/${slug}/corrections`, { flags, reason, agreed: [], version, ...more })
  }
  const audited = () => server.query(`select * from audit where action like 'dog.%' order by id`)

  it('is found by part of a name or its whole microchip, without any data of its owner', async () => {
    const found = (await judge.get('/desk/dogs?text=mg%C5%82')).json
    expect(found).toEqual([expect.objectContaining({ slug: 'mgla', name: 'Mgła' })])
    const { dog, history, own } = await seen('mgla')
    expect([dog.slug, dog.owned, own, history.length > 0]).toEqual(['mgla', false, false, true])
    expect(JSON.stringify({ found, dog, history })).not.toMatch(/example\.org|Kowalczyk/)
    await server.query(`update dogs set microchip = '616093900012345' where slug = 'mgla'`)
    expect((await judge.get('/desk/dogs?text=616-0939-0001-2345')).json).toHaveLength(1)
    // As every other list is searched: without the signs of its language.
    for (const text of ['mgla', 'MGŁA'])
      expect((await judge.get(`/desk/dogs?text=${encodeURIComponent(text)}`)).json).toMatchObject([{ slug: 'mgla' }])
    // Part of a number is no name; a sign of LIKE is a letter.
    for (const text of ['616093', '%%%', '___'])
      expect((await judge.get(`/desk/dogs?text=${encodeURIComponent(text)}`)).json).toEqual([])
    expect((await judge.get('/desk/dogs?text=mg')).status).toBe(400)
    expect((await member.get('/desk/dogs?text=mgla')).status).toBe(403)
  })

  it('is found by the code of its card, the link of a shared one and its own address, and by no forged code [D42]', async () => {
    const find = async (text: string) => {
      const { json } = await judge.get(`/desk/dogs?text=${encodeURIComponent(text)}`)
      return (json as { slug: string }[]).map(({ slug }) => slug)
    }
    const { code } = (await member.get('/dogs/mgla/card')).json as { code: string }
    const signed = code.slice(code.indexOf('#') + 1)
    // As a scanner reads it, as the part after the #, and with a line break from another program.
    for (const text of [code, signed, ` ${signed.slice(0, 40)}\n${signed.slice(40)} `])
      expect(await find(text)).toEqual(['mgla'])
    const [version = '', facts = '', signature = ''] = signed.split('.')
    const forged = Buffer.from(facts, 'base64url').toString().replace('Mgła', 'Iskra')
    for (const text of [
      `${version}.${Buffer.from(forged).toString('base64url')}.${signature}`,
      `${version}.${facts}.${signature.slice(4)}`,
      `${version}.${facts}`,
      `${version}.x.y`,
    ])
      expect(await find(text)).toEqual([])
    // A card that was issued before the dog was measured again is still its card.
    await server.query(`update dogs set measured_height = 480, nexus_rank = 2 where slug = 'mgla'`)
    expect(await find(code)).toEqual(['mgla'])
    const { link } = (await member.put('/dogs/mgla/card/link', {})).json as { link: string }
    expect(await find(link)).toEqual(['mgla'])
    await member.delete('/dogs/mgla/card/link')
    expect(await find(link)).toEqual([])
    expect(await find(`${new URL(link).origin}/dogs/mgla?tab=1#top`)).toEqual(['mgla'])
    expect(await find('/desk/dogs/mgla')).toEqual(['mgla'])
    for (const text of [
      '/dogs/',
      '/dogs/%E0%A4%A',
      '/dogs/no-such-dog',
      'https://',
      'http://[',
      '//mgla',
      '/cards/mgla',
    ])
      expect(await find(text)).toEqual([])
    expect((await judge.get(`/desk/dogs?text=${'x'.repeat(2001)}`)).status).toBe(400)
  })

  it('is measured by a judge: the height counts, and its keeper is emailed and cannot change it [D16]', async () => {
    const answer = await measure(judge, 'iskra', 423)
    expect([answer.status, answer.json.dog]).toMatchObject([200, { height: 423, measured: true, version: 2 }])
    const history = (await member.get('/dogs/iskra/history')).json
    expect(history[0]).toMatchObject({ field: 'height', value: '423', source: 'measured', by: 'Marek Zieliński' })
    expect((await changeDog(member, 'iskra', { declaredHeight: 430 })).json).toMatchObject({
      declaredHeight: 'height_measured',
    })
    expect((await audited()).at(-1)).toMatchObject({ action: 'dog.measured', after: { height: 423 }, why: null })
    const mail = (await server.mails()).at(-1)
    expect([mail?.recipient, mail?.subject, mail?.text]).toEqual([
      'member@example.org',
      'Iskra was measured: 42.3 cm',
      expect.stringContaining('/dogs/iskra'),
    ])
  })

  it('shows its measurement and the judge’s name, also when the height was declared before [D16]', async () => {
    await server.query(`update dogs set declared_height = 423, measured_height = null where slug = 'iskra'`)
    expect((await measure(judge, 'iskra', 423)).json.dog).toMatchObject({ height: 423, measured: true })
    const said = (await measure(admin, 'iskra', 423)).json.history
    expect(said.slice(0, 2)).toMatchObject([
      { field: 'height', value: '423', source: 'measured' },
      { field: 'height', value: '423', source: 'measured', by: 'Marek Zieliński' },
    ])
  })

  it('says which paid entries no longer fit before a height is saved; they stay [D16]', async () => {
    const [cls] = await server.query(
      `select id from classes where height = 'intermediate' and start_level = 1 and taken = 0 limit 1`,
    )
    await server.query(`update dogs set birth_date = '2023-01-01', declared_height = 450 where slug = 'iskra'`)
    const { id: dogId } = (await member.get('/dogs/iskra')).json
    const quote = (await member.post('/quote', cart([{ classId: String(cls?.id), dogId }]))).json
    const bought = await buy(member, { ...cart([{ classId: String(cls?.id), dogId }]), expectedTotal: quote.total })
    expect((await pay(member, bought)).status).toBe(200)
    const refused = await measure(judge, 'iskra', 400)
    expect([refused.status, refused.json.code]).toEqual([409, 'consequences_changed'])
    const [unfit] = refused.json.unfit
    expect(unfit).toMatchObject({ item: { classId: cls?.id }, reasons: [{ code: 'wrong_height' }] })
    expect((await seen('iskra')).dog.measured).toBe(false)
    expect((await measure(judge, 'iskra', 400, [unfit.entryId])).status).toBe(200)
    expect((await server.query(`select status from entries where id = '${unfit.entryId}'`))[0]?.status).toBe('paid')
    expect((await server.mails()).at(-1)?.text).toContain('no longer eligible')
  })

  it('refuses the second of two measurements at once as measured meanwhile [D16]', async () => {
    const { version } = (await seen('iskra')).dog
    const ask = (who: Caller, height: number) => who.put('/desk/dogs/iskra/height', { height, agreed: [], version })
    const answers = await Promise.all([ask(judge, 421), ask(admin, 422)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'stale', version: 2 })
    expect((await audited()).filter(({ action }) => action === 'dog.measured')).toHaveLength(1)
  })

  it('gets a permanent flag back from an admin alone, with the reason in the audit and the mail [D17]', async () => {
    await pay(member, await buy(member, cart([{ classId: any, dogId: latka }])))
    const known = await quoteDogChange(member, 'latka', { retired: true })
    await changeDog(member, 'latka', { retired: true }, agreementTo(known))
    expect((await correct(judge, 'latka', ['retired'])).status).toBe(403)
    expect((await correct(member, 'latka', ['retired'])).status).toBe(403)
    expect((await correct(admin, 'latka', ['retired'], { reason: 'oops' })).json).toMatchObject({ reason: 'invalid' })
    expect((await correct(admin, 'latka', ['lowerLevel'])).json).toMatchObject({ flags: 'invalid' })
    const answer = await correct(admin, 'latka', ['retired'])
    expect([answer.status, answer.json.dog.retired]).toEqual([200, false])
    expect((await audited()).at(-1)).toMatchObject({
      action: 'dog.corrected',
      before: { retired: true },
      after: { retired: false },
      why: reason,
    })
    const mail = (await server.mails()).at(-1)
    expect([mail?.recipient, mail?.text]).toEqual(['member@example.org', expect.stringContaining(reason)])
    // What was withdrawn stays withdrawn.
    expect((await member.get('/dogs/latka/entries?when=ahead')).json.items).toMatchObject([{ status: 'withdrawn' }])
  })

  it('is refused to its keeper [D17]', async () => {
    await server.query(`update dogs set owner_id = (select id from users where email = 'judge@example.org')
      where slug = 'iskra'`)
    await server.query(`update dogs set retired = true, manager_id = (select id from users where email = 'admin@example.org')
      where slug = 'iskra'`)
    expect((await seen('iskra')).own).toBe(true)
    expect((await measure(judge, 'iskra', 400)).json.code).toBe('own_dog')
    expect((await correct(admin, 'iskra', ['retired'])).json.code).toBe('own_dog')
  })

  it('have their microchip number corrected with a reason, once [D45]', async () => {
    const version = Number((await admin.get('/desk/dogs/latka')).json.dog.version)
    const body = { microchip: '616 0939-00000042', reason: 'One digit was wrong.', agreed: [], version }
    const correct = (who: Caller, how: object = {}) => who.put('/desk/dogs/latka/microchip', { ...body, ...how })
    expect((await correct(judge)).status).toBe(403)
    expect((await correct(admin, { reason: 'No' })).json.reason).toBe('invalid')
    expect((await correct(admin, { microchip: '616093910000002' })).status).toBe(200)
    const both = [await correct(admin, { version: version + 1 }), await correct(admin, { version: version + 1 })]
    expect(both.map(({ json }) => json.dog.microchip)).toEqual(Array(2).fill('616093900000042'))
    const rows = await server.query(`select why from audit where action = 'dog.corrected' order by id`)
    expect(rows).toEqual(Array(2).fill({ why: 'One digit was wrong.' }))
    expect((await server.mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual(
      Array(2).fill('member@example.org: Łatka: the microchip number was corrected'),
    )
  })
})
