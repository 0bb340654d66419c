import { logIn, type Caller } from '../../testing/client'
import { any, buy, cart, pay } from '../../testing/buying'
import { changeDog, dogForm } from '../../testing/dogForms'
import type { TestServer } from '../../testing/startTestServer'

describe('grade, FCI level, birth date and gender of a dog', () => {
  let server: TestServer
  let member: Caller & { token: string }
  let admin: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  // Other files share this server.
  afterAll(() => server.reset())
  beforeEach(async () => {
    await server.reset()
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
  })

  const correct = async (slug: string, change: object) => {
    const { dog } = (await admin.get(`/desk/dogs/${slug}`)).json
    const { birthDate, gender, kennelClubGrade, kennelClubGradeOn, fciLevel, fciLevelOn, version } = dog
    const facts = { birthDate, gender, kennelClubGrade, kennelClubGradeOn, fciLevel, fciLevelOn }
    const body = { ...facts, reason: 'As in the pedigree.', agreed: [], version, ...change }
    return admin.put(`/desk/dogs/${slug}/facts`, body)
  }

  it('rise in the owner’s form with the day on which they were reached [D55]', async () => {
    const refused = async (change: object) => (await changeDog(member, 'mgla', change)).json
    expect(await refused({ kennelClubGrade: 3 })).toMatchObject({ kennelClubGradeOn: 'required' })
    expect(await refused({ kennelClubGrade: 3, kennelClubGradeOn: '2027-01-01' })).toMatchObject({
      kennelClubGradeOn: 'in_future',
    })
    expect(await refused({ fciLevel: '1', fciLevelOn: '2001-01-01' })).toMatchObject({ fciLevelOn: 'before_birth' })
    expect(await refused({ fciLevel: 'none' })).toMatchObject({ fciLevel: 'level_goes_back' })
    const raised = { kennelClubGrade: 3, kennelClubGradeOn: '2026-05-03', fciLevel: '1', fciLevelOn: '2026-06-01' }
    expect((await changeDog(member, 'mgla', raised)).json).toMatchObject(raised)
    expect(await refused({ kennelClubGrade: 4, kennelClubGradeOn: '2026-05-02' })).toMatchObject({
      kennelClubGradeOn: 'before_last',
    })
    expect(await refused({ kennelClubGradeOn: '2026-05-04' })).toMatchObject({ kennelClubGradeOn: 'date_kept' })
    expect((await changeDog(member, 'mgla', { petName: 'Mgiełka' })).json).toMatchObject(raised)
  })

  it('are stated with their days for a new dog; a page from before sends none [D55]', async () => {
    const stated = { ...dogForm, kennelClubGrade: 2, kennelClubGradeOn: null }
    expect((await member.post('/dogs', stated)).json).toMatchObject({ kennelClubGradeOn: 'required' })
    expect((await member.post('/dogs', { ...dogForm, kennelClubGrade: 2 })).json).toMatchObject({
      kennelClubGrade: 2,
      kennelClubGradeOn: null,
    })
  })

  it('are lowered at the desk alone, with a reason that the keepers read [D55]', async () => {
    expect((await correct('mgla', { kennelClubGrade: 1, fciLevel: 'none', reason: 'no' })).json).toMatchObject({
      reason: 'invalid',
    })
    expect((await correct('mgla', { kennelClubGradeOn: '2027-01-01' })).json).toMatchObject({
      kennelClubGradeOn: 'in_future',
    })
    const { json } = await correct('mgla', { kennelClubGrade: 1, fciLevel: 'none' })
    expect(json.dog).toMatchObject({ kennelClubGrade: 1, fciLevel: 'none' })
    const mail = (await server.mails()).at(-1)
    expect(mail?.text).toContain('Kennel Club grade, FCI level')
    expect(mail?.text).toContain('As in the pedigree.')
  })

  it('are the desk’s, birth date and gender, once the dog is entered and paid for [D56]', async () => {
    await server.query(`update dogs set birth_date = '2023-01-01' where slug = 'iskra'`)
    const iskra = (await member.get('/dogs/iskra')).json
    expect(iskra.birthFixed).toBe(false)
    expect((await changeDog(member, 'iskra', { gender: 'male' })).status).toBe(200)
    expect((await pay(member, await buy(member, cart([{ classId: any, dogId: iskra.id }])))).status).toBe(200)
    expect((await member.get('/dogs/iskra')).json.birthFixed).toBe(true)
    expect((await changeDog(member, 'iskra', { gender: 'female' })).json).toMatchObject({ gender: 'fixed_by_entry' })
    expect((await changeDog(member, 'iskra', { birthDate: '2022-12-31' })).json).toMatchObject({
      birthDate: 'fixed_by_entry',
    })
    expect((await correct('iskra', { gender: 'female', birthDate: '2022-12-31' })).json.dog).toMatchObject({
      gender: 'female',
      birthDate: '2022-12-31',
    })
  })
})
