import { latka } from '../../testing/buying'
import { logIn, type Caller } from '../../testing/client'
import { announceDraw, apply, drawnShow, openWindow } from '../../testing/drawing'
import type { TestServer } from '../../testing/startTestServer'

describe('the fair opening of a show [G11]', () => {
  let server: TestServer
  let member: Caller
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(async () => {
    await server.reset()
    await announceDraw(server)
    member = await logIn(server, 'member')
    openWindow(server)
  })

  it('is set by admins before the show opens, and never after', async () => {
    const admin = await logIn(server, 'admin')
    const set = (who: Caller, minutes: unknown, show = drawnShow) =>
      who.put(`/desk/shows/${show}/fair-opening`, { minutes })
    expect([(await set(member, 30)).status, (await set(admin, 30)).json.code]).toEqual([403, 'fair_opening_fixed'])
    server.clock.set('2026-11-21T10:30:00.000Z')
    const { commitment } = (await set(admin, 90)).json.fairOpening
    expect((await set(admin, 30)).json.fairOpening).toMatchObject({ commitment, drawAt: '2026-11-21T11:30:00.000Z' })
    expect([(await set(admin, 1)).json, (await set(admin, 30, 'nowhere')).status]).toMatchObject([
      { minutes: 'too_small' },
      404,
    ])
    await server.query(`update shows set entries_close_at = '2026-11-21T12:00:00Z' where slug = '${drawnShow}'`)
    expect((await set(admin, 60)).json).toMatchObject({ code: 'validation_failed', minutes: 'too_big:59' })
    expect((await set(admin, null)).json).toEqual({ fairOpening: null })
    expect((await member.get(`/shows/${drawnShow}/draw`)).status).toBe(404)
    expect(await server.query(`select 1 from draws where show_id::text like '%4'`)).toEqual([])
    expect(await server.admin('show', 'fair-opening', drawnShow, '45')).toContain('drawn at 2026-11-21T11:45:00.000Z')
    await expect(server.admin('show', 'fair-opening', drawnShow, 'soon')).rejects.toThrow('from 5 to 10080')
    await expect(server.admin('show', 'fair-opening', 'nowhere', 'off')).rejects.toThrow(
      'No show with the slug nowhere.',
    )
    expect(await server.admin('show', 'fair-opening', drawnShow, 'off')).toContain('first come')
    expect(
      await server.query(`select before, after from audit where action = 'show.fair_opening_set' order by id limit 2`),
    ).toEqual([
      { before: { fairOpening: null }, after: { fairOpening: 60 } },
      { before: { fairOpening: 60 }, after: { fairOpening: 90 } },
    ])
    expect((await apply(member, [latka])).json.code).toBe('draw_not_open')
  })
})
