// Installs or builds what a command needs, when it is missing or out of date: `node scripts/ensure.mjs install`,
// `... install <folder>` for a folder that has its own packages, `... build`. It uses nothing but Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const wanted = [20, 19]
const sources = ['src', 'contract', 'server', 'content', 'public', 'scripts/webpack', 'scripts/build.ts']
const settings = ['package.json', 'package-lock.json', 'webpack.config.ts', 'tsconfig.base.json']

/** @param {string} sentence @returns {never} */
const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** @param {string} path @returns {string[]} */
const filesIn = (path) => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

/** @param {string[]} paths */
const hashOf = (paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) {
    // Tests and their helpers are in no build.
    if (/\.test\.tsx?$|[\\/]testing[\\/]/.test(file)) continue
    hash
      .update(`${relative('.', file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} file */
const noted = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = wanted
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  stop(`Clear Round needs Node ${wanted.join('.')} or newer; this is ${process.version}. See https://nodejs.org`)
}

/** @param {string[]} command @param {string} failure */
const run = (command, failure) => {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) stop(failure)
}

const install = (folder = '.') => {
  const note = join(folder, 'node_modules/.clear-round')
  const hash = hashOf([join(folder, 'package-lock.json')])
  if (noted(note) === hash) return
  const npm = process.env['npm_execpath']
  const byHand = folder === '.' ? 'npm ci' : `npm ci --prefix ${folder}`
  if (!npm) stop(`Start this through npm (npm start, npm test), or run: ${byHand}`)
  process.stdout.write(folder === '.' ? 'Installing the packages (once, about a minute)\n' : `Installing ${folder}\n`)
  // Building needs the development packages under any NODE_ENV.
  const command = [npm, 'ci', '--prefix', folder, '--include=dev', '--no-audit', '--no-fund']
  run(command, `The packages could not be installed. Try again: ${byHand}`)
  writeFileSync(note, hash)
}

const build = () => {
  const note = 'dist/.hash'
  const hash = hashOf([...sources, ...settings])
  if (noted(note) === hash) return
  run(['--import', 'tsx', 'scripts/build.ts'], 'The build failed. Try again: npm run build')
  mkdirSync('dist', { recursive: true })
  writeFileSync(note, hash)
}

checkNode()
const task = { install, build }[process.argv[2] ?? '']
if (!task) stop('Usage: node scripts/ensure.mjs install [folder] | build')
task(process.argv[3])
