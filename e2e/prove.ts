import { spawnSync } from 'node:child_process'

// `npm run prove:faults` walks every case, `npm run prove:faults -- L04` those with L04 among their ids.
const [spec = '', part] = process.argv.slice(2)
const chosen = part === undefined ? [] : ['--grep', part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')]
const { status } = spawnSync('playwright', ['test', `e2e/${spec}.spec.ts`, ...chosen], { stdio: 'inherit' })
process.exitCode = status ?? 1
