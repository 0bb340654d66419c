import type { TestServer } from '../startTestServer'
import { fuzzActors, type FuzzActor } from './requests'

type Tokens = Partial<Record<FuzzActor, string>>

interface Environment {
  tokens: Tokens
  /** What requests may name. */
  known: string[]
  /** Restores the sessions that requests have ended; later requests would otherwise have no session. */
  revive: () => Promise<unknown>
}

/** The sample data again, everyone logged in, and a purchase of the member's. */
export const createEnvironment = async (server: TestServer): Promise<Environment> => {
  await server.reset()
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const all = { 'content-type': 'application/json', ...headers }
    const answer = await server.ask({ method: 'POST', url: `/api${path}`, headers: all, payload: JSON.stringify(body) })
    return JSON.parse(answer.body) as Record<string, string>
  }
  const tokens: Tokens = {}
  for (const who of fuzzActors)
    if (who !== 'anonymous')
      tokens[who] = (await post('/login', { email: `${who}@example.org`, password: 'clear-round' }))['token'] ?? ''
  const bearer = { authorization: `Bearer ${tokens.member}`, 'idempotency-key': 'key-of-the-fuzz' }
  const bought = await post('/purchases', { kind: 'membership', planId: '1-year', expectedTotal: 2600 }, bearer)
  const rowIds = await server.query(
    `(select id::text from dogs limit 8) union all (select id::text from classes limit 12) union all (select id::text from sessions)`,
  )
  const args = [
    'shrewsbury-winter-classic',
    'bath-spring-draft',
    'measuring-days',
    'maintenance-mode',
    'login-disabled',
    'dogs',
  ]
  const cards = ['4242 4242 4242 4242', '12/30', '123', '2026', '1-year', 'member@example.org', 'key-of-the-fuzz']
  const held = await server.query('select token_hash, id, user_id from sessions')
  const rows = held.map(
    (row) => `('${String(row['token_hash'])}', '${String(row['id'])}', '${String(row['user_id'])}')`,
  )
  const at = `timestamptz '${server.clock.now().toISOString()}'`
  const revive = () =>
    server.query(`insert into sessions (token_hash, id, user_id, created_at, last_used_at)
      select hash, held.id::uuid, owner::uuid, ${at}, ${at} from (values ${rows.join(', ')}) held (hash, id, owner)
      join users on users.id = owner::uuid and deleted_at is null on conflict do nothing`)
  return {
    tokens,
    revive,
    known: [...rowIds.map(({ id }) => String(id)), bought['id'] ?? '', bought['paymentId'] ?? '', ...args, ...cards],
  }
}
