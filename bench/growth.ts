import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loginEndpoints } from '#contract/account/loginEndpoints'
import { apiBase } from '#contract/shared/paths'
import { reportStatistics } from '../server/testing/reportStatistics'
import { growthSql, ownPurchases, realistic } from '../server/testing/growth'
import { startTestServer, type TestServer } from '../server/testing/startTestServer'
import { calls as pageCalls, type Call } from './growth/calls'
import { officeCalls } from './growth/officeCalls'

// Every call of a page on the sample data and beside what twenty years add to it: two databases of one PostgreSQL, asked in
// turns, so that other load on the machine affects both alike. TEST_DATABASE_URL=… npm run bench -- growth [rounds
// [milliseconds that answers for everyone are kept: 0 shows what a query costs [part of a call]]]
const url = process.env.TEST_DATABASE_URL
const [rounds = '60', kept = '1000', part = ''] = process.argv.slice(2)
// An admin waits for lists over everything that there is; the slowest of their answers count.
const goals = { visitor: { of: 0.5, ratio: 1.5 }, member: { of: 0.5, ratio: 1.5 }, admin: { of: 0.95, ratio: 2 } }
const calls = [...pageCalls, ...officeCalls].filter(({ name }) => name.includes(part))
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Side {
  server: TestServer
  tokens: Record<'member' | 'admin', string>
}

/** A site of bare pages: what is measured is the server. */
const bareSite = (): string => {
  const dist = mkdtempSync(join(tmpdir(), 'clear-round-growth-'))
  mkdirSync(join(dist, 'web/assets'), { recursive: true })
  for (const locale of ['en', 'pl']) {
    mkdirSync(join(dist, 'pages', locale), { recursive: true })
    writeFileSync(
      join(dist, 'pages', locale, 'screen.html'),
      '<!doctype html><html><head><title>x</title></head></html>',
    )
  }
  return dist
}

const start = async (distDir: string): Promise<Side> => {
  const mailService = { smtpUrl: 'smtp://127.0.0.1:9', from: 'bench@example.org' }
  const server = await startTestServer({
    databaseUrl: url ?? '',
    distDir,
    mailService,
    sharedAnswersLive: Number(kept),
  })
  await server.query(ownPurchases)
  const logIn = async (name: string): Promise<string> => {
    const { body } = await server.ask({
      method: 'POST',
      url: apiBase + loginEndpoints.login.path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: `${name}@example.org`, password: 'clear-round' }),
    })
    return (JSON.parse(body) as { token: string }).token
  }
  return { server, tokens: { member: await logIn('member'), admin: await logIn('admin') } }
}

/** How long one call takes, in milliseconds, and how much it answers. */
const time = async ({ server, tokens }: Side, { as, method = 'GET', url: address, body, name }: Call) => {
  const headers = {
    ...(as !== 'visitor' && { authorization: `Bearer ${tokens[as]}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const begun = performance.now()
  const answer = await server.ask({
    method,
    url: address,
    headers,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  const took = performance.now() - begun
  if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}: ${answer.body}`)
  // As many dogs at the end as at the start: a member may have fifty.
  if (method === 'POST')
    await server.query(`delete from dogs where id = '${(JSON.parse(answer.body) as { id: string }).id}'`)
  return { took, size: answer.body.length }
}

const at = (share: number, values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

const ms = (value: number) => value.toFixed(2).padStart(8)
const kB = (value: number) => (value / 1000).toFixed(1).padStart(7)

const measure = async (seed: Side, grown: Side): Promise<string[]> => {
  const times = calls.map(() => ({ seed: [] as number[], grown: [] as number[], sizes: [0, 0] as [number, number] }))
  const warmUp = 5
  for (let round = -warmUp; round < Number(rounds); round += 1)
    for (const [index, call] of calls.entries()) {
      const sides = round % 2 === 0 ? (['seed', 'grown'] as const) : (['grown', 'seed'] as const)
      for (const side of sides) {
        const { took, size } = await time(side === 'seed' ? seed : grown, call)
        const row = times[index]
        if (!row) continue
        if (round >= 0) row[side].push(took)
        row.sizes[side === 'seed' ? 0 : 1] = size
      }
    }
  say('  seed p50     p95   grown p50     p95   ratio    kB seed  grown  call')
  return times.flatMap((row, index) => {
    const { as, name } = calls[index] as Call
    const goal = goals[as]
    const ratio = at(goal.of, row.grown) / at(goal.of, row.seed)
    const over = ratio > goal.ratio
    say(
      `  ${ms(at(0.5, row.seed))}${ms(at(0.95, row.seed))}    ${ms(at(0.5, row.grown))}${ms(at(0.95, row.grown))}${ms(ratio)}    ${kB(row.sizes[0])}${kB(row.sizes[1])}  ${name}, ${as}${over ? '  OVER' : ''}`,
    )
    return over ? [name] : []
  })
}

/** How many rows a round of the sweep reads without an index, by table, and how long it takes. */
const measureJobs = async ({ server }: Side) => {
  const counts = async () => {
    await reportStatistics(server)
    const rows = await server.query("select relname, seq_tup_read from pg_stat_user_tables where schemaname = 'public'")
    return new Map(rows.map(({ relname, seq_tup_read: read }) => [String(relname), Number(read)]))
  }
  // The hourly round, then the one of every other minute.
  const before = await counts()
  const begun = performance.now()
  await server.runJobs()
  const took = performance.now() - begun
  const after = await counts()
  const read = [...after]
    .map(([table, count]) => [table, count - (before.get(table) ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
  return { took, sum: read.reduce((sum, [, count]) => sum + count, 0), read }
}

const run = async (): Promise<number> => {
  const dist = bareSite()
  const [seed, grown] = [await start(dist), await start(dist)]
  const begun = performance.now()
  for (const statement of growthSql(realistic, seed.server.clock.now().toISOString()))
    await grown.server.query(statement)
  say(
    `filled in ${((performance.now() - begun) / 1000).toFixed(0)} s: ${JSON.stringify(realistic)}; ${rounds} rounds in turns, answers for everybody kept ${kept} ms`,
  )
  const over = await measure(seed, grown)
  for (const [name, side] of [
    ['seed', seed],
    ['grown', grown],
  ] as const) {
    const { took, sum, read } = await measureJobs(side)
    say(
      `  sweep on ${name}: ${took.toFixed(0)} ms, reads ${sum} rows without an index: ${read.map(([table, count]) => `${table} ${count}`).join(', ')}`,
    )
  }
  for (const { server } of [seed, grown]) await server.close()
  rmSync(dist, { recursive: true, force: true })
  say(over.length === 0 ? 'Every call is within its goal.' : `OVER: ${over.join(', ')}`)
  return over.length === 0 ? 0 : 1
}

if (!url) {
  say('Set TEST_DATABASE_URL to a PostgreSQL server on which databases may be made.')
  process.exit(2)
}
process.exit(await run())
