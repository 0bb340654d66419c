import { defaultRules } from '#contract/entry/rules'
import { seededRuleSets } from '#contract/rules/seeded'
import { callerOf } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
beforeAll(async () => {
  server = await testServer.shared()
  await server.reset()
})

const ofInstallation = { ...defaultRules, sets: seededRuleSets.toSorted((a, b) => a.key.localeCompare(b.key)) }

describe('the rules', () => {
  it('are those of the contract in a new installation, for everyone to read', async () => {
    expect(await callerOf(server).get('/rules')).toMatchObject({ status: 200, json: ofInstallation })
  })

  it('are those that the organisation has set, and of a rule set the version that counts today [Y05]', async () => {
    await server.query("update settings set value = 'Europe/Warsaw' where key = 'time_zone'")
    const younger = `jsonb_set(rules, '{ages,startMonths}', '15')`
    const later = (version: number, day: string) =>
      server.query(`insert into rule_sets (key, version, valid_from, name_en, name_pl, rules)
        select key, ${version}, ${day}, name_en, name_pl, ${younger} from rule_sets where key = 'house' and version = 1`)
    await later(2, `current_date + 30`)
    const read = async () => (await callerOf(server).get('/rules')).json
    expect(await read()).toMatchObject({ minAgeMonths: 18, timeZone: 'Europe/Warsaw' })
    await later(3, `current_date - 30`)
    expect(await read()).toMatchObject({ minAgeMonths: 15 })
  })
})
