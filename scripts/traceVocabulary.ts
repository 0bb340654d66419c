import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { allEndpoints } from '../contract/allEndpoints'
import { markOf } from '../contract/qa/textMarks'
import { fieldsOf, schemasOf } from '../contract/qa/schemaFields'

export const vocabularyFile = 'src/trace/redact/vocabulary.ts'
const longestLine = 125

/** Where reducers, and what they compare a text with, are written; those of libraries as they are published. */
const folders = ['contract', 'src/store', 'src/api']
const libraries = [
  'node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
  'node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs',
  'node_modules/redux-persist/lib/constants.js',
  'node_modules/redux-persist/lib/persistReducer.js',
  'node_modules/redux-persist/lib/persistStore.js',
]
const textOf = (file: string) => readFileSync(file, 'utf8')

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|[\\/])testing[\\/]/.test(file))
    .map((file) => textOf(join(folder, file)))

const nameOf = (node: ts.Node): string | null => {
  if (!ts.isPropertyAssignment(node) && !ts.isPropertySignature(node) && !ts.isShorthandPropertyAssignment(node))
    return null
  return ts.isIdentifier(node.name) ? node.name.text : null
}

/** The texts and the names of fields that a file spells. */
const spelledIn = (text: string): string[] => {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    const name = nameOf(node)
    if (name !== null) found.push(name)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest))
  return found
}

const sortedSet = (texts: string[]) => [...new Set(texts)].sort()

/** Of a path its labels: an address is looked at label by label. */
const withLabels = (text: string) => (text.startsWith('/') ? text.split('/') : [text])

/** Names and codes: what has a blank is a sentence, and reducers compare with none. */
const words = () =>
  sortedSet([...folders.flatMap(sourcesIn), ...libraries.map(textOf)].flatMap(spelledIn).flatMap(withLabels)).filter(
    (text) => /^[\w./@-]{1,40}$/.test(text) && /[a-z]/i.test(text),
  )

/** Fields that are a number, a day, an id or a choice wherever the contract has them. */
const valueFields = () => {
  const fields = Object.values(allEndpoints)
    .flatMap(schemasOf)
    .flatMap((schema) => fieldsOf(schema))
  const texts = new Set(fields.filter(({ isText }) => isText).map(({ field }) => field))
  return sortedSet(fields.map(({ field }) => field)).filter((field) => field !== '' && !texts.has(field))
}

/** Calls that take one public text, which the client hands over without its name. */
const publicCalls = () =>
  Object.entries(allEndpoints)
    .filter(([, { schema }]) => {
      const [only, ...others] = [schema.params, schema.querystring, schema.body].flatMap((part) => fieldsOf(part))
      return only !== undefined && others.length === 0 && markOf(only.field, only.holder) === 'public'
    })
    .map(([name]) => name)
    .sort()

/** A list as a text of lines that fit on a screen: as a list of literals it would have thousands of lines. */
const inLines = (texts: string[]): string => {
  const lines = ['']
  for (const text of texts) {
    const line = lines.at(-1) ?? ''
    if (line.length + text.length > longestLine) lines.push(`  ${text}`)
    else lines[lines.length - 1] = `${line === '' ? ' ' : line} ${text}`
  }
  return `\`\n${lines.join('\n')}\n\``
}

/**
 * What the application spells, for the code that redacts traces: a text that a reducer compares with such a word must stay,
 * or the trace would replay otherwise.
 */
export const vocabularyText = (): string =>
  `// Generated: npm run documents.
const listed = (text: string): readonly string[] => text.trim().split(/\\s+/)

/** Names and codes that the application and its libraries spell. */
export const words = listed(${inLines(words())})

/** Fields that are a number, a day, an id or a choice wherever the contract has them. */
export const valueFields = listed(${inLines(valueFields())})

/** Calls that take one public text, without its name. */
export const publicCalls = listed(${inLines(publicCalls())})
`
