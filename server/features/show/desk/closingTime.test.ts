import { addTo } from '#contract/shared/calendar'
import { any, buy, cart, latka, pay, payForEntries, zolw } from '../../../testing/buying'
import { logIn, type Caller } from '../../../testing/client'
import type { TestServer } from '../../../testing/startTestServer'

const slug = 'shrewsbury-winter-classic'

describe('a closing time that was extended', () => {
  let server: TestServer
  let admin: Caller
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    admin = await logIn(server, 'admin')
    member = await logIn(server, 'member')
    await payForEntries(member, [{ classId: any, dogId: latka }])
  })

  const edited = async () => (await admin.get(`/desk/shows/${slug}/edit`)).json
  const close = async (entriesClose: string) => {
    const { form, version } = await edited()
    return admin.put(`/desk/shows/${slug}`, { ...form, version, entriesClose })
  }
  /** Extends by a day; the announced time, and one before it. */
  const extend = async () => {
    const announced: string = (await edited()).form.entriesClose
    const shifted = (days: number) => `${addTo(announced.slice(0, 10), { days })}${announced.slice(10)}`
    expect((await close(shifted(1))).status).toBe(200)
    return { announced, before: shifted(-1) }
  }

  it('can be set to the announced time again, and no earlier, while the extension is not used [E27]', async () => {
    const { announced, before } = await extend()
    expect((await edited()).earliestClosing).toBe(announced)
    expect((await close(before)).json.entriesClose).toBe('has_entries')
    expect((await close(announced)).status).toBe(200)
    expect((await close(before)).json.entriesClose).toBe('has_entries')
  })

  it('does not go back before an entry that was made since, even one that is not paid yet [E27]', async () => {
    const { announced } = await extend()
    const days = (Date.parse(announced) - Date.parse(server.clock.now().toISOString())) / 3_600_000
    server.clock.advance((days + 2) * 3_600_000)
    member = await logIn(server, 'member')
    admin = await logIn(server, 'admin')
    const open = await buy(member, cart([{ classId: any, dogId: zolw }]))
    expect(open.status).toBe(201)
    expect((await close(announced)).json.entriesClose).toBe('has_entries')
    await pay(member, open)
    const { earliestClosing } = await edited()
    expect(earliestClosing > announced).toBe(true)
    expect((await close(earliestClosing)).status).toBe(200)
  })
})
