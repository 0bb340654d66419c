import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretOf } from './secrets'

describe('a secret of the server [T07.2]', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clear-round-secrets-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is made once, for its owner alone to read, and kept', () => {
    const dataDir = join(folder, 'data')
    const first = secretOf('SECRETS_KEY', undefined, dataDir)
    expect([first.length, secretOf('SECRETS_KEY', undefined, dataDir)]).toEqual([64, first])
    expect(readFileSync(join(dataDir, 'secrets-key'), 'utf8')).toBe(first)
    expect(statSync(join(dataDir, 'secrets-key')).mode & 0o777).toBe(0o600)
    expect(secretOf('PAYMENT_SECRET', undefined, dataDir)).not.toBe(first)
  })
  it('is the setting where there is one', () => {
    const long = 'x'.repeat(32)
    expect(secretOf('SECRETS_KEY', long, folder)).toBe(long)
  })
})
