// `npm run proofs -- mutation` plants faults in what decides about places and money; `npm run proofs -- mutation -- places` in that part.
import { spawnSync } from 'node:child_process'
import { groups } from './groups.mjs'

const known = Object.keys(groups)
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}; there are: ${known.join(', ')}\n`)
  process.exit(2)
}
const stryker = 'proofs/mutation/node_modules/.bin/stryker'
const failed = (chosen.length > 0 ? chosen : known).filter((name) => {
  process.stdout.write(`\n${name}\n`)
  const env = { ...process.env, GROUP: name, TEST_DATABASE_URL: '' }
  return spawnSync(stryker, ['run', 'proofs/mutation/stryker.config.mjs'], { stdio: 'inherit', env }).status !== 0
})
process.stdout.write(failed.length === 0 ? '\nEvery part is at 90 % or above\n' : `\nBelow: ${failed.join(', ')}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
