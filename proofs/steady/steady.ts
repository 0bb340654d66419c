import { carts } from './carts'
import { churn } from './churn'
import { startCluster, type Cluster } from './cluster'
import { disk } from './disk'
import { flood } from './flood'
import { kill } from './kill'
import { mail } from './mail'
import { pool } from './pool'
import { power } from './power'
import { rush } from './rush'
import { sequences } from './sequences'
import { createReport, type Report } from './report'
import { shutdown } from './shutdown'
import { stuck } from './stuck'

// npm run proofs -- steady, or with names of parts: npm run proofs -- steady -- carts pool
type OnCluster = (report: Report, cluster: Cluster) => Promise<void>
const onPostgres: Record<string, OnCluster> = { carts, churn, pool, stuck, mail, sequences, rush }
const embedded: Record<string, (report: Report) => Promise<void>> = { kill, power, disk, flood, shutdown }

const run = async (wanted: readonly string[]): Promise<number> => {
  const names = [...Object.keys(onPostgres), ...Object.keys(embedded)]
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  const report = createReport()
  for (const name of wanted.length > 0 ? wanted : names) {
    report.say(`\n== ${name}`)
    try {
      const part = onPostgres[name]
      if (!part) await embedded[name]?.(report)
      else {
        const cluster = await startCluster()
        await part(report, cluster).finally(cluster.close)
      }
    } catch (error) {
      report.check(`${name} runs`, false, error instanceof Error ? error.message : String(error))
    }
  }
  const { passed, failed } = report.counted()
  report.say(`\n${passed} passed, ${failed} failed`)
  return failed
}

// Every folder, disk and process of a part is cleaned up when this process ends.
process.setMaxListeners(0)

run(process.argv.slice(2)).then(
  (failed) => process.exit(failed > 0 ? 1 : 0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(2)
  },
)
