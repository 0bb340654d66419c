import { readFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'

export const architectureFile = 'docs/architecture.md'
const roots = ['contract', 'content', 'server', 'src', 'scripts', 'e2e', 'bench']

/** The files that the picture looks at, and the folders that it makes of them. */
const picture = {
  includeOnly: `^(${roots.join('|')})/`,
  collapse: '^((contract|content|server/(domain|features)|server|scripts|e2e|bench)|src/[^/]+)',
}
const marks = ['<!-- modules: begin (generated: npm run documents) -->', '<!-- modules: end -->'] as const

const draw = async (): Promise<string> => {
  const { output } = await cruise(roots, {
    ...picture,
    exclude: { path: '\\.test\\.tsx?$|/testing/|\\.(css|txt)$' },
    tsPreCompilationDeps: true,
    outputType: 'mermaid',
    reporterOptions: { mermaid: { minify: false } },
  })
  if (typeof output !== 'string') throw new Error('dependency-cruiser drew nothing')
  const lines = output.trim().split('\n')
  const isArrow = (line: string) => line.includes('-->')
  // In the order of their names: the order of imports in a file is irrelevant here.
  return [...lines.filter((line) => !isArrow(line)), ...lines.filter(isArrow).sort()].join('\n')
}

/** docs/architecture.md with its picture of the imports as they are now. */
export const architectureText = async (): Promise<string> => {
  const [begin, end] = marks
  const [before, rest] = readFileSync(architectureFile, 'utf8').split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`${architectureFile} lacks the lines "${begin}" and "${end}"`)
  return `${before}${begin}\n\n\`\`\`mermaid\n${await draw()}\n\`\`\`\n\n${end}${after}`
}
