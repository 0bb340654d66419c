import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { reasonsUnfit } from '#contract/entry/eligibility'
import type { Reason } from '#contract/entry/reason'
import { type RuleSet } from '#contract/rules/ruleSet'
import type { Day } from '#contract/shared/calendar'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { classes, dogs, entries, ruleSets, shows } from '../../db/schema'
import { dogFromRow } from '../dog/dogFromRow'
import { loadRuleSets, rulesOfClass } from './ruleSets'

/** An entry to come that fits its class by the present rules, and no longer by a new version. */
export interface LostEntry {
  dogName: string
  showSlug: string
  date: Day
  startTime: string
  reasons: Reason['code'][]
}

/** The entries that a new version would no longer let in. It changes nothing. */
export const entriesLostTo = async (db: Db, version: RuleSet): Promise<LostEntry[]> => {
  const sets = await loadRuleSets(db)
  const rows = await db
    .select({ cls: classes, show: shows, dog: dogs })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .where(
      and(
        inArray(entries.status, ['held', 'paid']),
        gte(classes.date, version.validFrom),
        eq(classes.begun, false),
        inArray(shows.state, ['published']),
      ),
    )
    .orderBy(asc(classes.date), asc(classes.startTime), asc(dogs.name), asc(entries.id))
  return rows.flatMap(({ cls, show, dog }) => {
    const facts = { dog: dogFromRow(dog, dog.ownerId), cls }
    const codesBy = (known: readonly RuleSet[]) =>
      reasonsUnfit({ ...facts, rules: rulesOfClass(known, show, cls).rules }).map(({ code }) => code)
    const before = codesBy(sets)
    const reasons = codesBy([...sets, version]).filter((code) => !before.includes(code))
    if (reasons.length === 0) return []
    return [{ dogName: dog.name, showSlug: show.slug, date: cls.date, startTime: cls.startTime, reasons }]
  })
}

/** Why a version cannot be added: it has to follow the last one, and levels of classes are numbers on the ladder of their set. */
export type VersionFault = 'unknown_set' | 'not_next' | 'not_later' | 'in_the_past' | 'other_ladder'

export const versionFault = (sets: readonly RuleSet[], version: RuleSet, today: Day): VersionFault | null => {
  const last = sets.filter(({ key }) => key === version.key).at(-1)
  if (!last) return 'unknown_set'
  if (version.version !== last.version + 1) return 'not_next'
  if (version.validFrom <= last.validFrom) return 'not_later'
  if (version.validFrom < today) return 'in_the_past'
  return version.rules.ladder.scale === last.rules.ladder.scale ? null : 'other_ladder'
}

/** Adds a version. Of two at once the second finds the number taken, and fails on the key of the table. */
export const addRuleSetVersion = async (tx: Db, { name, ...version }: RuleSet, by: ChangedBy): Promise<void> => {
  await tx.insert(ruleSets).values({ ...version, nameEn: name.en, namePl: name.pl })
  await audit(tx, {
    by,
    action: 'rules.added',
    subject: { type: 'rules', id: `${version.key} ${version.version}` },
    onBehalfOf: null,
    after: { validFrom: version.validFrom, rules: version.rules },
  })
}
