import { flagNames } from '#contract/flags/flags'
import { callerOf, logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

const variant = { name: 'disabled', enabled: false, feature_enabled: true, featureEnabled: true }
const toggle = (name: string) => ({ name, enabled: true, variant, impressionData: false })
const context = '/frontend?sessionId=7&appName=clear-round&environment=default&userId=a&properties%5Bx%5D=y'

describe('the embedded flag service', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer.shared()
  })
  beforeEach(() => server.reset())

  it('lists the flags that are on to every caller, with any key', async () => {
    const visitor = callerOf(server)
    expect((await visitor.get('/frontend')).json).toEqual({ toggles: [] })
    await server.setFlag('login-disabled', true)
    await server.setFlag('maintenance-mode', true)
    const wanted = { toggles: [toggle('maintenance-mode'), toggle('login-disabled')] }
    const keys: Record<string, string>[] = [{}, { authorization: 'a-key' }, { authorization: 'Bearer none' }]
    for (const headers of keys) {
      for (const answer of [
        await visitor.get(context, headers),
        await visitor.post('/frontend', { context: { userId: 'a' } }, headers),
        await visitor.post('/frontend', undefined, headers),
      ]) {
        expect([answer.status, answer.json]).toEqual([200, wanted])
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^W\/".+"$/) })
      }
    }
  })

  it('answers 304 to who knows the answer, and no longer once a flag is switched', async () => {
    const visitor = callerOf(server)
    const etag = (await visitor.get(context)).headers.etag!
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await visitor.get(context, { 'if-none-match': known })
      expect([again.status, again.json, again.headers.etag]).toEqual([304, undefined, etag])
    }
    expect((await visitor.post('/frontend', {}, { 'if-none-match': etag })).status).toBe(200)
    await server.setFlag('maintenance-mode', true)
    const changed = await visitor.get(context, { 'if-none-match': etag })
    expect([changed.status, changed.json.toggles.length]).toEqual([200, 1])
    await server.setFlag('maintenance-mode', false)
    expect((await visitor.get(context, { 'if-none-match': etag })).status).toBe(304)
  })

  it('takes metrics and forgets them', async () => {
    const bucket = { start: '', stop: '', toggles: { 'login-disabled': { yes: 1, no: 0, variants: {} } } }
    const answer = await server.ask({
      method: 'POST',
      url: '/api/frontend/client/metrics',
      headers: { authorization: 'a-key', 'content-type': 'application/json' },
      payload: JSON.stringify({ bucket, appName: 'clear-round', instanceId: 'browser' }),
    })
    expect([answer.status, answer.body]).toEqual([200, 'OK'])
  })

  it('is switched by an admin', async () => {
    const admin = await logIn(server, 'admin')
    for (const name of flagNames) {
      const answer = await admin.put(`/flags/${name}`, { enabled: true, version: 1 })
      expect([answer.status, answer.json]).toEqual([200, { name, enabled: true, version: 2 }])
    }
    expect((await admin.get('/shows')).status).toBe(200)
    expect((await callerOf(server).get('/frontend')).json.toggles).toHaveLength(3)
    expect((await admin.put('/flags/login-disabled', { enabled: false, version: 2 })).json.enabled).toBe(false)
    expect((await callerOf(server).get('/frontend')).json.toggles).toHaveLength(2)
  })

  it('is switched by admins only', async () => {
    const attempt = async (who: ReturnType<typeof callerOf>) => {
      const { status, json } = await who.put('/flags/maintenance-mode', { enabled: true }, { 'accept-language': 'pl' })
      return [status, json.code]
    }
    for (const name of ['member', 'newcomer', 'judge', 'reviewer']) {
      const person = await logIn(server, name)
      expect(await attempt(person)).toEqual([403, 'forbidden'])
      expect((await person.put('/flags/none', 'nonsense')).status).toBe(403)
    }
    expect(await attempt(callerOf(server))).toEqual([401, 'unauthorized'])
    expect(await attempt(callerOf(server, 'a-key'))).toEqual([401, 'unauthorized'])
    expect((await callerOf(server).get('/frontend')).json).toEqual({ toggles: [] })
  })

  it('knows three names, and no other values than on and off [1.21]', async () => {
    const admin = await logIn(server, 'admin')
    for (const name of ['none', 'toString', '__proto__', 'maintenance-mode%00', 'Maintenance-Mode']) {
      const answer = await admin.put(`/flags/${name}`, { enabled: true })
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
    }
    const versions = ['1', -1, 1.5, 2 ** 31, null].map((version) => ({ enabled: true, version }))
    for (const body of [...versions, {}, { enabled: 'true' }, { enabled: 1 }, { enabled: null }, []]) {
      expect((await admin.put('/flags/maintenance-mode', body)).status).toBe(400)
    }
    expect((await callerOf(server).get('/frontend')).json).toEqual({ toggles: [] })
  })

  it('takes a flag without a row for off, and can switch it on', async () => {
    await server.query('delete from flags')
    expect((await callerOf(server).get('/frontend')).json).toEqual({ toggles: [] })
    const admin = await logIn(server, 'admin')
    await admin.put('/flags/registration-disabled', { enabled: true, version: 1 })
    expect((await callerOf(server).get('/frontend')).json).toEqual({ toggles: [toggle('registration-disabled')] })
  })
})
