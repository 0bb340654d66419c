import { readFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'

export const architectureFile = 'docs/architecture.md'
const roots = ['contract', 'content', 'server', 'src', 'scripts', 'e2e', 'bench']

/** What each picture shows, by its name in the paper: the files that it looks at, and the folders that it makes of them. */
const pictures = {
  modules: {
    includeOnly: `^(${roots.join('|')})/`,
    collapse: '^((contract|content|server|scripts|e2e|bench)|src/[^/]+)',
  },
  // Without the lower layers, which all of them import.
  subjects: { includeOnly: '^server/(?!db|messages|content|audit|http|mail|site)[^/]+/', collapse: '^server/[^/]+' },
}

const draw = async (picture: (typeof pictures)[keyof typeof pictures]): Promise<string> => {
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
  // In the order of their names: which import of a file comes first is no one's business here.
  return [...lines.filter((line) => !isArrow(line)), ...lines.filter(isArrow).sort()].join('\n')
}

const replaceBetween = (text: string, [begin, end]: [string, string], part: string): string => {
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`${architectureFile} lacks the lines "${begin}" and "${end}"`)
  return `${before}${begin}\n\n\`\`\`mermaid\n${part}\n\`\`\`\n\n${end}${after}`
}

/** docs/architecture.md with its pictures of the imports as they are now. */
export const architectureText = async (): Promise<string> => {
  let text = readFileSync(architectureFile, 'utf8')
  for (const [name, picture] of Object.entries(pictures)) {
    const marks: [string, string] = [`<!-- ${name}: begin (generated: npm run documents) -->`, `<!-- ${name}: end -->`]
    text = replaceBetween(text, marks, await draw(picture))
  }
  return text
}
