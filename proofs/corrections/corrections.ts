import { correctAtRandom } from '../../server/testing/corrections'
import { startTestServer } from '../../server/testing/startTestServer'

// npm run proofs -- corrections, or npx tsx proofs/corrections/corrections.ts [corrections] [seed]
const [, , corrections = '10000', seed = '1'] = process.argv

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const server = await startTestServer()
try {
  const done = await correctAtRandom(server, { corrections: Number(corrections), seed: Number(seed), checkEvery: 50 })
  for (const line of done.wrong) say(`WRONG ${line}`)
  say(`${done.corrections} corrections (seed ${seed}) on ${server.kind}, checked ${done.checks} times`)
  say(`${done.corrections - done.wrong.length} passed, ${done.wrong.length} failed`)
  process.exitCode = done.wrong.length > 0 ? 1 : 0
} finally {
  await server.close()
}
