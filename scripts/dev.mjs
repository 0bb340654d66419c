// The site with hot reload on 8080 and the API behind it on 3000, both started again when a file changes.
import { spawn } from 'node:child_process'

const port = process.env['PORT'] ?? '3000'
const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`
const commands = [
  [bin('tsx'), 'watch', '--clear-screen=false', 'server/main.ts'],
  [process.execPath, '--import', 'tsx', 'scripts/dev/serve.mjs'],
]

const children = commands.map(([program = '', ...rest]) =>
  spawn(program, rest, { stdio: 'inherit', env: { ...process.env, PORT: port } }),
)
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
// When one ends, so does the other.
for (const child of children) child.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
