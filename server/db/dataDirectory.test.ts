import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDataDirectory } from './dataDirectory'

let folder: string
const modeOf = (path: string) => statSync(path).mode & 0o777
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clear-round-directory-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes a folder for its own user alone [R09]', () => {
  const made = prepareDataDirectory(join(folder, 'a', 'b'))
  expect([modeOf(made), readdirSync(made)]).toEqual([0o700, []])
})

it('leaves the mode of a shared folder, and restricts its own [R09]', () => {
  const shared = join(folder, 'shared')
  mkdirSync(shared)
  chmodSync(shared, 0o755)
  prepareDataDirectory(shared)
  expect(modeOf(shared)).toBe(0o755)
  mkdirSync(join(shared, 'pglite'))
  prepareDataDirectory(shared)
  expect(modeOf(shared)).toBe(0o700)
})

it('names the setting where there is a file in place of the folder [R09]', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => prepareDataDirectory(join(folder, 'file'))).toThrow(
    /^DATA_DIR: nothing can be stored in .*, it is a file\./,
  )
  expect(() => prepareDataDirectory(join(folder, 'file', 'x'))).toThrow(/^DATA_DIR: .* a part of the path is a file\./)
  expect(existsSync(join(folder, 'x'))).toBe(false)
})
