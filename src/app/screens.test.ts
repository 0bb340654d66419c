import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { paths } from '#contract/paths'
import { deskEntries } from './deskEntries'
import { entries } from './screens'

const table = ['screens.tsx', 'deskEntries.ts'].map((file) => readFileSync(`src/app/${file}`, 'utf8')).join('\n')
const features = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
const screenOf = (name: string) => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}Screen.tsx`

describe('the route table', () => {
  // e2e/screens/screens.ts is a record over the same addresses: a screen that is missing there does not compile.
  it('has one entry for each address, and no address of its own', () => {
    const addresses = [...entries, ...deskEntries].map(({ path }) => path)
    expect(addresses.toSorted()).toEqual(Object.values(paths).toSorted())
  })

  it('finds each screen as all that its file exports', () => {
    const files = [...table.matchAll(/import\([^']*'([^']+Screen)'\)/g)]
    expect(files.length).toBeGreaterThan(25)
    for (const [, file = ''] of files) {
      const exported = readFileSync(join('src/app', `${file}.tsx`), 'utf8').match(/^export .*/gm)
      expect([file, exported]).toEqual([file, [expect.stringContaining(basename(file))]])
    }
  })

  // The rule of CONTRIBUTING.md: paths.addDog is AddDogScreen.tsx. A page of the organisation that is only read is a text.
  it.each(Object.keys(paths).filter((name) => name !== 'announcements'))('leads from paths.%s to its file', (name) => {
    const files = features.filter((file) => basename(file) === screenOf(name))
    if (files.length === 0 && existsSync(`content/pages/en/${name}.md`)) expect(table).toContain(`info('${name}')`)
    else expect([name, files]).toEqual([name, [expect.any(String)]])
    const own = new RegExp(`path: paths\\.${name},\\s+\\.{3}[^{]*?import\\([^']*'([^']+)'`).exec(table)?.[1]
    if (own !== undefined) expect(`${basename(own)}.tsx`).toBe(screenOf(name))
  })

  it('shows the news under two addresses', () => expect(table).toContain('[paths.news, paths.announcements].map('))
})
