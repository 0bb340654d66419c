import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

const file = 'docs/architecture.md'
const [begin, end] = ['<!-- picture: begin (generated: npm run architecture:picture) -->', '<!-- picture: end -->']
const start = `# Architecture

The browser's store has two halves: what the server knows (src/api) and what the browser knows (src/store). Features show
and ask, and own neither. Arrows go one way; the picture is drawn from the imports as they are.

${begin}
${end}
`

const roots = ['contract', 'content', 'server', 'src', 'scripts', 'e2e', 'bench']
const isTest = /\.test\.tsx?$|\/testing\//

/** The module of a file: src/store/auth/x.ts is in src/store; an entry (src/main.tsx) in "entries". */
const moduleOf = (path: string): string | null => {
  const [top = '', second = '', ...rest] = path.split('/')
  if (!roots.includes(top) || isTest.test(path) || path.endsWith('.css')) return null
  if (top !== 'src') return top
  return rest.length === 0 ? 'entries' : `src/${second}`
}

const arrowsOf = ({ modules }: ICruiseResult): string[] => {
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [moduleOf(source), moduleOf(resolved)] as const),
  )
  const between = arrows.flatMap(([from, to]) => (from && to && from !== to ? [`${idOf(from)} --> ${idOf(to)}`] : []))
  return [...new Set(between)].sort()
}

const idOf = (name: string) => name.replace('src/', '')
const browserModules = [
  'entries',
  'app',
  'layouts',
  'features',
  'store',
  'api',
  'effects',
  'ui',
  'i18n',
  'config',
  'lib',
  'trace',
]

const pictureOf = (result: ICruiseResult): string => {
  const arrows = arrowsOf(result)
  const inBrowser = browserModules.filter((name) => arrows.some((arrow) => arrow.split(' --> ').includes(name)))
  const lines = ['flowchart TD', '  subgraph src', ...inBrowser.map((name) => `    ${name}`), '  end']
  return ['```mermaid', ...lines, ...arrows.map((arrow) => `  ${arrow}`), '```'].join('\n')
}

const withPicture = (text: string, picture: string): string => {
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${file} lacks the lines "${begin}" and "${end}"`)
  return `${before}${begin}\n\n${picture}\n\n${end}${after}`
}

const run = async () => {
  const { output } = await cruise(roots, {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser told nothing of the imports')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : start
  const fresh = withPicture(text, pictureOf(output))
  if (!process.argv.includes('--check')) return writeFileSync(file, fresh)
  if (fresh === text) return process.stdout.write('The picture shows the imports as they are\n')
  process.stderr.write(`${file} shows other imports than there are. Repair: npm run architecture:picture\n`)
  process.exitCode = 1
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
