import { buy, cart, entryRequest, pay, zolw } from '../../server/testing/buying'
import { logIn, saveProfile } from '../../server/testing/client'
import { invite } from '../../server/testing/sharing'
import type { TestServer } from '../../server/testing/startTestServer'

const email = 'member@example.org'

/** Tables that any caller may add rows to, such as counters and queued emails. */
const notTheirs = ['audit', 'outbox', 'rate_limits', 'reset_requests']

const ofMember = `(select id from users where email = '${email}')`
const dogsOfMember = `(select id from dogs where owner_id = ${ofMember})`
const purchasesOfMember = `(select id from purchases where user_id = ${ofMember})`
const entriesOfMember = `(select id from entries where purchase_id in ${purchasesOfMember})`

/** Columns that make a row the member's; the first one that a table has decides. */
const belongsBy: [column: string, which: string][] = [
  ['owner_id', ofMember],
  ['user_id', ofMember],
  ['purchase_id', purchasesOfMember],
  ['entry_id', entriesOfMember],
  ['dog_id', dogsOfMember],
]

/** Creates a member with data in every private table. Returns the ids to attack and the means to detect a leak or a change. */
export const createVictim = async (server: TestServer) => {
  await server.reset()
  const member = await logIn(server, 'member')
  await saveProfile(member, {
    name: 'Ola Kowalczyk',
    locale: 'en',
    street: 'ul. Sekretna 7',
    postcode: '80-831',
    city: 'Gdańsk',
    country: 'Polska',
    phone: '+48 600 123 321',
    emergencyName: 'Zenobia Sekretna',
    emergencyPhone: '+48 600 321 123',
  })
  await pay(member, await buy(member, cart()))
  await server.runJobs()
  await buy(member, cart([{ ...entryRequest, dogId: zolw }]))
  await invite(server, member, { email: 'friend@example.org' })
  await member.put('/dogs/latka/card/link', undefined)
  await member.post('/calendar-feed')
  await member.post('/profile/household', { email: 'friend@example.org' })

  const columns = await server.query(`select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by table_name order by table_name`)
  const tables = columns.flatMap(({ name, columns: own }) => {
    const found = belongsBy.find(([column]) => (own as string[]).includes(column))
    return found && !notTheirs.includes(String(name))
      ? [{ name: String(name), which: `${found[0]} in ${found[1]}`, columns: own as string[] }]
      : []
  })
  tables.push({ name: 'users', which: `email = '${email}'`, columns: ['id'] })

  const idsIn = async (names: readonly string[]) => {
    const found = new Set<string>()
    for (const { name, which, columns: own } of tables)
      for (const column of own.filter((one) => names.includes(one)))
        for (const { value } of await server.query(
          `select distinct ${column}::text as value from ${name} where ${which} and ${column} is not null limit 5`,
        ))
          found.add(String(value))
    return [...found]
  }
  const digest = async () => {
    const rows = await server.query(
      tables
        .map(
          ({ name, which }) =>
            `select '${name}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash from ${name} t where ${which}`,
        )
        .join(' union all '),
    )
    return new Map(rows.map(({ name, hash }) => [String(name), String(hash)]))
  }
  const chips = await server.query(`select microchip from dogs where microchip is not null and owner_id = ${ofMember}`)
  return {
    /** Ids and slugs of the member's private records, as paths contain them. */
    ids: await idsIn(['id', 'slug', 'payment_id', 'key']),
    /** Values that only the member may read. */
    secrets: [
      email,
      'Sekretna',
      '+48 600 123 321',
      '+48 600 321 123',
      ...chips.map(({ microchip }) => String(microchip)),
    ],
    digest,
  }
}
