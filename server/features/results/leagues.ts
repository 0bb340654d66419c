import { asc, desc, sql } from 'drizzle-orm'
import { HeightCategory } from '#contract/dog/height'
import { leagueRows, type League, type LeagueRow } from '#contract/results/league'
import type { Db } from '../../db/client'
import { classes, classResults, dogs, entries, leagues, results, shows } from '../../db/schema'
import { visible } from '../../domain/show/queries'

type LeagueRecord = typeof leagues.$inferSelect

const ruleOf = (value: unknown, condition: ReturnType<typeof sql>) => (value === null ? sql`true` : condition)

/** The ranks of a league are on the organisation's own ladder. */
const onLadder = sql`${classes.scale} = 'nexus'`

/** The group of a result in a league: a height category, a Nexus level, or all. */
const groupIn = ({ groupedBy }: LeagueRecord) =>
  groupedBy === 'height'
    ? sql`coalesce(${results.height}, 'not_measured')`
    : groupedBy === 'level'
      ? sql`coalesce(${results.rank}, 0)::text`
      : sql`''::text`

/**
 * Published results that may count for a league, each with its place among those of its group: that of the class where it was
 * placed by the same groups or all together, else by total and time.
 */
const grouped = (league: LeagueRecord) => sql`
  select ${entries.dogId} dog_id, ${groupIn(league)} as grouped, ${results.total} total,
    rank() over (
      partition by ${results.classId}, ${groupIn(league)}
      order by case when coalesce(${classResults.placing}, 'together') in ('together', ${league.groupedBy ?? 'together'})
        then ${results.place} end, ${results.total}, ${results.time}
    ) as place
  from ${results}
  join ${entries} on ${entries.id} = ${results.entryId}
  join ${classResults} on ${classResults.classId} = ${results.classId} and ${classResults.publishedAt} is not null
  join ${classes} on ${classes.id} = ${results.classId}
  join ${shows} on ${shows.id} = ${classes.showId}
  where ${visible} and ${results.place} is not null
    and ${classes.kind} = 'standard' and ${classes.teamSize} is null
    and ${classes.date} between ${league.startsOn} and ${league.endsOn}
    and ${ruleOf(league.type, sql`${classes.type} = ${league.type}`)}
    and ${ruleOf(league.height, sql`${classes.height} = ${league.height}`)}
    and ${ruleOf(league.firstRank, sql`${onLadder} and ${classes.endLevel} >= ${league.firstRank}`)}
    and ${ruleOf(league.lastRank, sql`${onLadder} and ${classes.startLevel} <= ${league.lastRank}`)}`

type TableRow = Omit<LeagueRow, 'dogName' | 'firstPlaces' | 'height' | 'level'> & {
  dog_name: string
  first_places: number
  grouped: string
}

/**
 * The table of a league: of each dog its best results in a group, then by points, and of equal points by first places. What is
 * worth nothing is no result.
 */
const loadTable = async (db: Db, league: LeagueRecord): Promise<LeagueRow[]> => {
  const answer: unknown = await db.execute(sql`
    with grouped as (${grouped(league)}),
    counting as (
      select grouped.*, points.worth from grouped
      join jsonb_array_elements_text(${JSON.stringify(league.points)}::jsonb) with ordinality points(worth, place)
        on points.place = grouped.place
      where ${ruleOf(league.mostFaults, sql`grouped.total <= ${league.mostFaults}`)}
    ),
    best as (
      select *, row_number() over (partition by dog_id, grouped order by worth::int desc, place) as nth from counting
    ),
    summed as (
      select dog_id, grouped, sum(worth::int)::int points, count(*)::int results,
        (count(*) filter (where place = 1))::int first_places
      from best where nth <= ${league.bestResults} group by dog_id, grouped
    ),
    ranked as (
      select *, rank() over (partition by grouped order by points desc, first_places desc) as position,
        row_number() over (partition by grouped order by points desc, first_places desc, dog_id) as nth
      from summed
    )
    select position::int, grouped, ${dogs.name} as dog_name, points, first_places, results
    from ranked join ${dogs} on ${dogs.id} = ranked.dog_id
    where nth <= ${leagueRows}
    order by grouped, points desc, first_places desc, ${dogs.name}, ${dogs.id}`)
  const { rows } = answer as { rows: TableRow[] }
  return rows.map(({ dog_name: dogName, first_places: firstPlaces, grouped: group, ...row }) => ({
    ...row,
    dogName,
    firstPlaces,
    height: league.groupedBy === 'height' ? HeightCategory.parse(group) : 'not_measured',
    level: league.groupedBy === 'level' ? Number(group) : 0,
  }))
}

/** All leagues with their tables, the newest season first. */
export const loadLeagues = async (db: Db): Promise<League[]> => {
  const rows = await db.select().from(leagues).orderBy(desc(leagues.startsOn), asc(leagues.slug))
  const found: League[] = []
  for (const row of rows) {
    const { slug, nameEn: en, namePl: pl, startsOn, endsOn, type, height, firstRank, lastRank } = row
    const { points, bestResults, mostFaults } = row
    const groupedBy = row.groupedBy ?? 'together'
    const rules = { startsOn, endsOn, type, height, firstRank, lastRank, points, bestResults, groupedBy, mostFaults }
    found.push({ slug, name: { en, pl }, rules, rows: await loadTable(db, row) })
  }
  return found
}
