import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), 'utf8') }))

const sources = sourcesIn('src')
// A message named after a value or a key of the contract or the store is looked up by it: messages[status].
const values = [...sourcesIn('contract'), ...sourcesIn('src/store')]

// Shown by name in parts that take a feature's sentences.
const takers = sources.filter(({ file }) => /\/(Fetched|ImportPage|ListBody|RecordWaiting|SaveTable)\.tsx$/.test(file))

// `name: { id: '...'` as messages.ts files write it.
const definitions = /^[ \t]+(\w+): \{\s*id: '([^']+)'/gm

/** Sentences that no file of their feature shows (of a shared folder: no file at all): `messages.name` or the bare 'name'. */
export const unusedMessages = (): string[] =>
  sources
    .filter(({ text }) => text.includes('defineMessages('))
    .flatMap(({ file, text }) => {
      const [feature = 'src'] = /shared/.test(file) ? [] : (/^src\/features\/\w+\//.exec(file) ?? [])
      const around = [...sources.filter((other) => other.file.startsWith(feature)), ...takers]
      return [...text.matchAll(definitions)].flatMap(([definition, name = '', id = '']) => {
        const used = new RegExp(`\\.${name}\\b|'${name}'`)
        const isKey = new RegExp(`\\.${name}\\b|'${name}'|^  ${name}: \\{$`, 'm')
        const isShown =
          around.some((other) => used.test(other.text.replace(definition, ''))) ||
          values.some((other) => isKey.test(other.text))
        return isShown ? [] : [`${file}: ${name} (${id}) is shown nowhere`]
      })
    })

/**
 * Sentences whose id begins as those of a part, outside of their subject's feature: the build leaves them out of
 * what every screen has, and they would be shown raw.
 */
export const strayMessages = (): string[] => {
  const parts = sources.flatMap(({ text }) =>
    [...text.matchAll(/locales\/en\.json\?part=([\w.]+)/g)].map(([, part = '']) => part),
  )
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bid: '([^']+)'/g)].flatMap(([, id = '']) => {
      const part = parts.find((one) => id.startsWith(`${one}.`))
      const feature = `src/features/${id.split('.')[0]}/`
      return part === undefined || file.startsWith(feature) ? [] : [`${file}: ${id} is loaded with ${feature} alone`]
    }),
  )
}
