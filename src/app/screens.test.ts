import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { paths } from '#contract/paths'
import { entries } from './screens'

describe('the route table', () => {
  // e2e/screens/screens.ts is a record over the same addresses: a screen that is missing there does not compile.
  it('has one entry for each address, and no address of its own', () => {
    const addresses = entries.map(({ path }) => path)
    expect(addresses.toSorted()).toEqual(Object.values(paths).toSorted())
  })

  it('finds each screen as all that its file exports', () => {
    const files = [...readFileSync('src/app/screens.tsx', 'utf8').matchAll(/import\([^']*'([^']+Screen)'\)/g)]
    expect(files.length).toBeGreaterThan(25)
    for (const [, file = ''] of files) {
      const exported = readFileSync(join('src/app', `${file}.tsx`), 'utf8').match(/^export .*/gm)
      expect([file, exported]).toEqual([file, [expect.stringContaining(basename(file))]])
    }
  })
})
