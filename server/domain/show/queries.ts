import { and, asc, between, desc, eq, gt, gte, inArray, isNotNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { policies } from '#contract/access/policies'
import { ShowLifecycle, showsPerSeason } from '#contract/show/show'
import type { Db } from '../../db/client'
import { classes, entries, people, purchases, showApprovers, showJudges, shows } from '../../db/schema'
import type { ClassTotals, ListedShow, LoadedShow, NamedPerson, ShowRow } from './showFromRow'

const visibleStates = ShowLifecycle.options.filter((state) => policies['show.read'].states[state] === null)
/** Shows that anyone may see; one that was cancelled before it was published is none of them. */
export const visible = and(
  inArray(shows.state, visibleStates),
  or(ne(shows.state, 'cancelled'), isNotNull(shows.publishedAt)),
)
/** The same of a row. */
export const isVisible = ({ state, publishedAt }: ShowRow): boolean =>
  visibleStates.includes(state) && (state !== 'cancelled' || publishedAt !== null)

// As `openPlaces` counts them.
const openOfDay = sql`sum(case when ${classes.waiting} > 0 or ${classes.cancelledAt} is not null then 0 else ${classes.capacity} - ${classes.taken} end)`
const takenOfDay = sql`coalesce(sum(${classes.taken}) filter (where ${classes.cancelledAt} is null), 0)`
/** What a limit leaves, null where there is none: `least` leaves that out. */
const leftOf = (limit: PgColumn, taken: SQL) =>
  sql`case when ${limit} is not null then greatest(${limit} - ${taken}, 0) end`
/** `placesLeftIn` (contract/show/placeLimits.ts) in SQL, of a row of shows. */
const placesLeft = sql`(select least(sum(least(day.open, ${leftOf(shows.dayPlaces, sql`day.taken`)})), ${leftOf(shows.showPlaces, sql`sum(day.taken)`)})
  from (select ${openOfDay} as open, ${takenOfDay} as taken from ${classes} where ${classes.showId} = ${shows.id} group by ${classes.date}) day)`

/** The judges and approvers named by shows, by name. */
const namedBy = async (
  db: Db,
  table: typeof showJudges | typeof showApprovers,
  showIds: string[],
): Promise<Map<string, NamedPerson[]>> => {
  const rows = await db
    .select({ showId: table.showId, id: people.id, name: people.name, accountId: people.accountId })
    .from<PgTable>(table)
    .innerJoin(people, eq(people.id, table.personId))
    .where(inArray(table.showId, showIds))
    .orderBy(asc(people.name), asc(people.id))
  const named = new Map(showIds.map((id) => [id, [] as NamedPerson[]]))
  for (const { showId, ...person } of rows) named.get(showId)?.push(person)
  return named
}

const totalsOf = async (db: Db, showIds: string[]): Promise<Map<string, Omit<ClassTotals, 'placesLeft'>>> => {
  const rows = await db
    .select({
      showId: classes.showId,
      heights: sql<ClassTotals['heights']>`array_agg(distinct ${classes.height})`,
      classCount: sql<number>`count(*)::int`,
      ringCount: sql<number>`count(distinct ${classes.ring})::int`,
      capacity: sql<number>`sum(${classes.capacity})::int`,
    })
    .from(classes)
    .where(inArray(classes.showId, showIds))
    .groupBy(classes.showId)
  return new Map(rows.map(({ showId, ...totals }) => [showId, totals]))
}

const noClasses = { heights: [], classCount: 0, ringCount: 0, capacity: 0 }

const list = async (db: Db, where: SQL | undefined, order: SQL[], limit: number): Promise<ListedShow[]> => {
  const rows = await db
    .select({ row: shows, placesLeft: sql<number>`coalesce(${placesLeft}, 0)::int` })
    .from(shows)
    .where(and(visible, where))
    .orderBy(...order, asc(shows.slug))
    .limit(limit)
  const ids = rows.map(({ row }) => row.id)
  if (ids.length === 0) return []
  const [judges, totals] = [await namedBy(db, showJudges, ids), await totalsOf(db, ids)]
  return rows.map(({ row, placesLeft: left }) => ({
    row,
    judges: judges.get(row.id) ?? [],
    totals: { ...(totals.get(row.id) ?? noClasses), placesLeft: left },
  }))
}

/** Shows that start in a calendar year, or in it and later. */
export const startIn = (season: number, andLater: boolean): SQL | undefined =>
  and(gte(shows.startDate, `${season}-01-01`), andLater ? undefined : lte(shows.startDate, `${season}-12-31`))

/** The shows that start in a calendar year, or in it and later, soonest first. */
export const loadSeason = (db: Db, season: number, andLater: boolean): Promise<ListedShow[]> =>
  list(db, startIn(season, andLater), [asc(shows.startDate)], showsPerSeason)

/** The calendar years in which visible shows start, the newest first: each is one look into the index. */
export const loadSeasons = async (db: Db): Promise<number[]> => {
  const yearOf = (bound: 'min' | 'max') =>
    sql`(select extract(year from ${sql.raw(bound)}(${shows.startDate}))::int from ${shows})`
  const ofYear = between(shows.startDate, sql`make_date(year, 1, 1)`, sql`make_date(year, 12, 31)`)
  const rows = await db
    .select({ year: sql<number>`year` })
    .from(sql`generate_series(${yearOf('min')}, ${yearOf('max')}) year`)
    .where(
      sql`exists ${db
        .select({ one: sql`1` })
        .from(shows)
        .where(and(visible, ofYear))}`,
    )
    .orderBy(desc(sql`year`))
  return rows.map(({ year }) => year)
}

/** The running and future shows of a day (ISO), soonest first. */
export const loadNextShows = (db: Db, today: string, limit: number): Promise<ListedShow[]> =>
  list(db, and(eq(shows.state, 'published'), gte(shows.endDate, today)), [asc(shows.startDate)], limit)

/** The shows that take entries, by closing time. A full show is omitted, unless the member has entered it. */
export const loadClosingShows = (db: Db, userId: string, now: Date, limit: number): Promise<ListedShow[]> => {
  const ofShow = eq(classes.showId, shows.id)
  const own = db
    .select({ one: sql`1` })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .where(and(eq(purchases.userId, userId), inArray(entries.status, ['held', 'paid']), ofShow))
  const open = and(eq(shows.state, 'published'), lte(shows.entriesOpenAt, now), gt(shows.entriesCloseAt, now))
  return list(db, and(open, sql`(${placesLeft} > 0 or exists ${own})`), [asc(shows.entriesCloseAt)], limit)
}

/** The newest addresses of shows, as many as asked for. */
export const loadShowSlugs = async (db: Db, limit: number): Promise<string[]> => {
  const newest = db.select({ slug: shows.slug }).from(shows).where(visible)
  return (await newest.orderBy(desc(shows.startDate), desc(shows.slug)).limit(limit)).map(({ slug }) => slug)
}

/** One show by its address; undefined where there is none or it is a draft. */
export const loadShow = async (db: Db, slug: string): Promise<LoadedShow | undefined> => {
  const [row] = await db
    .select()
    .from(shows)
    .where(and(visible, eq(shows.slug, slug)))
  if (!row) return undefined
  const rows = await db
    .select()
    .from(classes)
    .where(eq(classes.showId, row.id))
    .orderBy(asc(classes.date), asc(classes.startTime), asc(classes.ring), asc(classes.id))
  const named = async (table: typeof showJudges | typeof showApprovers) =>
    (await namedBy(db, table, [row.id])).get(row.id) ?? []
  return { row, judges: await named(showJudges), approvers: await named(showApprovers), classes: rows }
}
