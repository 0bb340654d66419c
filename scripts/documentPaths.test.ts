import { existsSync, readdirSync, readFileSync } from 'node:fs'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.md') ? [`docs/${name}`] : [],
  ),
]
/** A path from the root, without the patterns that stand for several. */
const path = /`((?:contract|server|src|scripts|e2e|bench|proofs|content|deploy)\/[\w./-]+)`/g
/** Names that stand for any subject. */
const isExample = (named: string) => /(^|\/)(x|xApi\.ts|XScreen\.tsx)(\/|$)/.test(named)
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs']

it.each(documents)('%s names files that exist', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(path)].map(([, name = '']) => name)
  const missing = named.filter((name) => !isExample(name) && !endings.some((ending) => existsSync(name + ending)))
  expect(missing).toEqual([])
})
