import { randomBytes } from 'node:crypto'
import pLimit from 'p-limit'
import pg from 'pg'
import { sampleId } from '../../server/seed/people'
import { buildHere, checkOut, startBuild } from './builds'
import { missing, walk, type Answers, type Walked } from './member'

// TEST_DATABASE_URL=postgres://… npm run proofs -- rolling [-- <revision>]: the build of a revision and the present one side by
// side on one database, as during an update. The old one gets the signal to end while members are on their way.
const [revision = 'HEAD~1'] = process.argv.slice(2)
const serverUrl = process.env['TEST_DATABASE_URL']
const members = 24
const concurrency = 6

const say = (line: string) => void process.stdout.write(`${line}\n`)
const count = { passed: 0, failed: 0 }
const expectNone = (what: string, found: string[]) => {
  count[found.length === 0 ? 'passed' : 'failed'] += 1
  say(`${found.length === 0 ? 'ok    ' : 'FAILED'} ${what}`)
  for (const line of found.slice(0, 10)) say(`       ${line}`)
}

const withServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

const prove = async (url: string, oldRoot: string, commit: string) => {
  const secrets = { SECRETS_KEY: randomBytes(32).toString('hex'), PAYMENT_SECRET: randomBytes(32).toString('hex') }
  const env = { ...secrets, DATABASE_URL: url, HOST: '127.0.0.1', NODE_ENV: 'development' }
  const old = await startBuild(`old (${commit})`, oldRoot, env)
  await withServer(url, (client) =>
    client.query('update classes set capacity = 1000 where id = $1', [sampleId(5, 101)]),
  )
  const present = await startBuild('new', await buildHere(), env)
  say(`${old.name} and ${present.name} serve one database`)

  let servers = [old, present]
  let turn = 0
  const next = () => {
    turn += 1
    return servers[turn % servers.length] ?? present
  }
  const answers: Answers = { total: 0, again: 0, wrong: [] }
  const walked: Walked[] = []
  const failed: string[] = []
  let stopped: Promise<{ code: number | null; seconds: number }> | undefined
  const numbers = Array.from({ length: members }, (_, index) => index + 1)
  await pLimit(concurrency).map(numbers, async (number) => {
    // The balancer notices it only by failed calls, until the old server has ended.
    if (number === members / 2) stopped = old.stop().finally(() => (servers = [present]))
    await walk(number, next, answers).then(
      (one) => walked.push(one),
      (error: unknown) => failed.push(`member ${number}: ${String(error)}`),
    )
  })
  const end = await stopped
  say(`${answers.total} calls in turn, ${answers.again} sent again while the old build ended`)
  expectNone(`${members} members registered, paid, added a dog, entered it and paid`, failed)
  // A server that is closing says 503 on connections that are still open: the client asks the other server.
  const ending = answers.wrong.filter((line) => line.startsWith(old.name) && line.endsWith(': 503'))
  const wrong = answers.wrong.filter((line) => !ending.includes(line))
  expectNone(`no answer was 5xx but ${ending.length} × 503 of the build that ended`, wrong)
  expectNone(
    `the old build ended by itself (${end?.seconds.toFixed(1)} s)`,
    end?.code === 0 ? [] : [`exit code ${end?.code}`],
  )
  const lost = (await Promise.all(walked.map((one) => missing(one, next, answers)))).flat()
  expectNone('all of it is known to the new build alone', lost)
  const { rows } = await withServer(url, (client) =>
    client.query<{ entries: number; taken: number }>(
      `select (select count(*)::int from entries where class_id = $1 and status = 'paid') as entries, taken
         from classes where id = $1`,
      [sampleId(5, 101)],
    ),
  )
  const [row] = rows
  expectNone(
    'places and entries of the class agree',
    row?.entries === row?.taken ? [] : [`${row?.entries} entries, ${row?.taken} places taken`],
  )
  await present.stop()
}

const run = async () => {
  if (!serverUrl) throw new Error('TEST_DATABASE_URL must name a PostgreSQL on which a database may be made')
  const name = `clear_round_rolling_${randomBytes(6).toString('hex')}`
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  await withServer(serverUrl, (client) => client.query(`create database ${name}`))
  const { root, commit, remove } = await checkOut(revision)
  try {
    await prove(url, root, commit)
  } finally {
    remove()
    await withServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`))
  }
  say(`${count.passed} passed, ${count.failed} failed`)
  process.exitCode = count.failed > 0 ? 1 : 0
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
