import { readFileSync } from 'node:fs'
import { RuleSet, versionOn } from '#contract/rules/ruleSet'
import { dayAt, type Day } from '#contract/shared/calendar'
import { byOperator } from '../audit/audit'
import type { Db } from '../db/client'
import { loadSettings } from '../db/settings'
import { addRuleSetVersion, entriesLostTo, versionFault, type VersionFault } from '../domain/rules/newVersion'
import { loadRuleSets } from '../domain/rules/ruleSets'
import type { AdminContext } from './addAdmin'

const todayOf = async (db: Db, now: Date): Promise<Day> => dayAt(now.toISOString(), (await loadSettings(db)).timeZone)

/** Every version of every rule set, one a line. */
export const listRuleSets = async (db: Db): Promise<string> =>
  (await loadRuleSets(db))
    .map(({ key, version, validFrom, name }) => `${key} ${version}, from ${validFrom}: ${name.en} / ${name.pl}`)
    .join('\n')

/** The present version of a rule set as JSON: the start of the next one. */
export const showRuleSet = async (db: Db, key: string, { now }: AdminContext): Promise<string> => {
  const set = versionOn(await loadRuleSets(db), key, await todayOf(db, now))
  if (!set) throw new Error(`There is no rule set ${key}. npm run admin -- rules list names them.`)
  return JSON.stringify(set, null, 2)
}

const faultSentences: Record<VersionFault, string> = {
  unknown_set: 'There is no rule set of this key.',
  not_next: 'Its version has to be one more than the last.',
  not_later: 'It has to count from a later day than the last version.',
  in_the_past: 'It can’t count from a day that is over.',
  other_ladder: 'A rule set keeps its ladder: the levels of classes are numbers on it.',
}

const readVersion = async (db: Db, file: string, now: Date): Promise<RuleSet> => {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} can’t be read as JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const { success, data, error } = RuleSet.safeParse(json)
  if (!success) throw new Error(`${file}: ${error.issues.map(({ path }) => path.join('.')).join(', ')} can’t be so.`)
  const fault = versionFault(await loadRuleSets(db), data, await todayOf(db, now))
  if (fault) throw new Error(`${file}: ${faultSentences[fault]}`)
  return data
}

const lostLines = async (db: Db, version: RuleSet): Promise<string[]> => {
  const lost = await entriesLostTo(db, version)
  if (lost.length === 0) return ['Every entry to come still fits its class.']
  return [
    'These entries would no longer fit their classes. They stay; tell their owners:',
    ...lost.map(
      ({ showSlug, date, startTime, dogName, reasons }) =>
        `  ${showSlug}, ${date} ${startTime}, ${dogName}: ${reasons.join(', ')}`,
    ),
  ]
}

/** Says what a new version of a rule set would change, and changes nothing. */
export const tryRuleSet = async (db: Db, file: string, { now }: AdminContext): Promise<string> => {
  const version = await readVersion(db, file, now)
  return [
    `${version.key} ${version.version} would count from ${version.validFrom}.`,
    ...(await lostLines(db, version)),
  ].join('\n')
}

/** Adds a version of a rule set, from the file that `rules show` has begun. */
export const addRuleSet = async (db: Db, file: string, { now }: AdminContext): Promise<string> =>
  db.transaction(async (tx) => {
    const version = await readVersion(tx, file, now)
    const lost = await lostLines(tx, version)
    await addRuleSetVersion(tx, version, byOperator(now))
    return [`${version.key} ${version.version} counts from ${version.validFrom}.`, ...lost].join('\n')
  })
