import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FoundPerson, NamedPerson } from '#contract/show/form'
import { showLimits } from '#contract/show/fieldCodes'
import { contains } from '../../db/contains'
import type { Db } from '../../db/client'
import { audit, people, type showApprovers, type showJudges } from '../../db/schema'
import { HttpError } from '../../http/httpError'

type Table = typeof showJudges | typeof showApprovers
type Person = Pick<typeof people.$inferSelect, 'id' | 'name' | 'accountId'>

/** Who are named: those known by their ids as they are, the others added. In the order in which they are named. */
export const personsOf = async (tx: Db, field: 'judges' | 'approvers', named: readonly NamedPerson[]) => {
  const ids = named.flatMap(({ id }) => id ?? [])
  const known = ids.length === 0 ? [] : await tx.select().from(people).where(inArray(people.id, ids))
  if (known.length < new Set(ids).size) throw new HttpError('validation_failed', { [field]: 'invalid' })
  const persons: Person[] = []
  for (const { id, name } of named) {
    const [person] =
      id === null ? await tx.insert(people).values({ name }).returning() : known.filter((one) => one.id === id)
    if (person) persons.push(person)
  }
  return persons
}

/** People named by shows, or who were linked to an account to be named. */
export const findPeople = async (db: Db, text: string): Promise<FoundPerson[]> => {
  const rows = await db
    .select()
    .from(people)
    .where(contains([people.name], text))
    .orderBy(asc(people.name), asc(people.id))
    .limit(showLimits.peopleFound)
  return rows.map(({ id, name, accountId }) => ({ id, name, hasAccount: accountId !== null }))
}

/** The accounts that have written a show: its author and its editors. */
export const writersOf = async (
  tx: Db,
  { id, authorId }: { id: string; authorId: string | null },
): Promise<Set<string>> => {
  const rows = await tx
    .selectDistinct({ actor: audit.actor })
    .from(audit)
    .where(
      and(
        eq(audit.subjectType, 'show'),
        eq(audit.subjectId, id),
        inArray(audit.action, ['show.added', 'show.changed']),
      ),
    )
  return new Set([...rows.map(({ actor }) => actor), ...(authorId === null ? [] : [authorId])])
}

/** Makes these the people named by a show. Those who stay keep their decisions. */
export const nameIn = async (
  tx: Db,
  table: Table,
  showId: string,
  persons: readonly Person[],
  before: readonly Person[],
) => {
  const wanted = new Set(persons.map(({ id }) => id))
  const had = new Set(before.map(({ id }) => id))
  for (const { id } of before)
    if (!wanted.has(id)) await tx.delete(table).where(and(eq(table.showId, showId), eq(table.personId, id)))
  const added = [...wanted].filter((id) => !had.has(id))
  if (added.length > 0) await tx.insert(table).values(added.map((personId) => ({ showId, personId })))
}
