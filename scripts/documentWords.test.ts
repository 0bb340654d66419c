import { readdirSync, readFileSync } from 'node:fs'

/** ESLint refuses the same words in comments and test titles. */
const vagueWords = JSON.parse(readFileSync('scripts/lint/vagueWords.json', 'utf8')) as string[]
const vague = new RegExp(`\\b(${vagueWords.join('|')})\\b`, 'i')

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'src/ui/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name}`)
    .filter((name) => name.endsWith('.md')),
]
/** Sentences of the specification, and figures as programs print them. */
const quoted = ['docs/conformance.md', 'docs/proofs.md']

it.each(documents.filter((document) => !quoted.includes(document)))('%s names its subjects', (document) => {
  const found = readFileSync(document, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const [word] = vague.exec(line) ?? []
      return word === undefined ? [] : [`${document}:${index + 1}: “${word}”. Better: a noun of docs/glossary.md`]
    })
  expect(found).toEqual([])
})
