import { defaultRules } from '#contract/entry/rules'
import { callerOf } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
beforeAll(async () => {
  server = await testServer.shared()
  await server.reset()
}, 120_000)

describe('the rules', () => {
  it('are those of the contract in a new installation, for everyone to read', async () => {
    expect(await callerOf(server).get('/rules')).toMatchObject({ status: 200, json: defaultRules })
  })

  it('are those that the organisation has set', async () => {
    await server.query("update settings set value = '15' where key = 'min_age_months'")
    await server.query("update settings set value = 'Europe/Warsaw' where key = 'time_zone'")
    const set = { minAgeMonths: 15, timeZone: 'Europe/Warsaw' }
    expect((await callerOf(server).get('/rules')).json).toEqual({ ...defaultRules, ...set })
  })
})
