import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RuleSet } from '#contract/rules/ruleSet'
import type { TestServer } from '../testing/startTestServer'

describe('npm run admin -- rules', () => {
  let server: TestServer
  let folder: string
  beforeAll(async () => {
    server = await testServer.shared()
    folder = mkdtempSync(join(tmpdir(), 'rules-'))
  })
  beforeEach(() => server.reset())
  afterAll(() => rmSync(folder, { recursive: true }))

  const fileWith = (content: unknown): string => {
    const file = join(folder, 'rules.json')
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    return file
  }
  const shown = async (key: string): Promise<RuleSet> => JSON.parse(await server.admin('rules', 'show', key)) as RuleSet
  /** The next house rules: dogs start at five years. */
  const next = async (): Promise<RuleSet> => {
    const set = await shown('house')
    return {
      ...set,
      version: 2,
      validFrom: '2026-11-24',
      rules: { ...set.rules, ages: { ...set.rules.ages, startMonths: 60 } },
    }
  }

  it('lists the sets, tries a new version, adds it, and shows it from its day on [Y10]', async () => {
    expect(await server.admin('rules', 'list')).toBe(
      [
        'fci 1, from 2023-01-01: FCI / FCI',
        'house 1, from 2000-01-01: House rules / Regulamin własny',
        'kennel_club 1, from 2020-01-01: Kennel Club / The Kennel Club',
      ].join('\n'),
    )
    const file = fileWith(await next())
    const tried = await server.admin('rules', 'try', file)
    expect(tried).toContain('house 2 would count from 2026-11-24.')
    expect(tried).toContain('These entries would no longer fit')
    expect(tried).toMatch(/shrewsbury-winter-classic, \d{4}-\d\d-\d\d \d\d:\d\d, [^:]+: dog_too_young/)
    expect(await server.query('select count(*)::int as count from rule_sets')).toEqual([{ count: 3 }])
    expect(await server.admin('rules', 'add', file)).toContain('house 2 counts from 2026-11-24.')
    expect((await shown('house')).version).toBe(1)
    const trail = await server.query(`select actor, subject_id from audit where action = 'rules.added'`)
    expect(trail).toEqual([{ actor: 'operator', subject_id: 'house 2' }])
    await expect(server.admin('rules', 'add', file)).rejects.toThrow('one more than the last')
  })

  it('refuses a version that does not follow, is no rule set or counts in the past, and names what is wrong [Y10]', async () => {
    const good = await next()
    const refused: [unknown, string][] = [
      ['{ not json', 'can’t be read as JSON'],
      [{ ...good, rules: { ...good.rules, heights: [] } }, 'rules.heights can’t be so'],
      [{ ...good, key: 'unheard_of' }, 'There is no rule set of this key'],
      [{ ...good, version: 3 }, 'one more than the last'],
      [{ ...good, validFrom: '1999-12-31' }, 'later day than the last version'],
      [{ ...good, validFrom: '2020-01-01' }, 'from a day that is over'],
      [{ ...good, rules: { ...good.rules, ladder: { scale: 'kennel_club' } } }, 'keeps its ladder'],
    ]
    for (const [content, sentence] of refused)
      await expect(server.admin('rules', 'add', fileWith(content))).rejects.toThrow(sentence)
    await expect(server.admin('rules', 'show', 'unheard_of')).rejects.toThrow('no rule set unheard_of')
    await expect(server.admin('rules', 'try', join(folder, 'missing.json'))).rejects.toThrow('can’t be read')
  })
})
