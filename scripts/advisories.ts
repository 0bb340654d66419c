// Which installed packages are behind a security release: `npm run advisories`. Not part of the tests, since what is known
// against a package changes without any change of ours.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readAudit } from './readAudit'

const npm = process.env['npm_execpath']
const command = ['audit', '--json', ...process.argv.slice(2)]
const { stdout } = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...command] : command, { encoding: 'utf8' })
const { code, lines } = readAudit(stdout, readFileSync('package-lock.json', 'utf8'))
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = code
