import { asc, desc, sql } from 'drizzle-orm'
import { leagueRows, type League, type LeagueRow } from '#contract/results/league'
import type { Db } from '../../db/client'
import { classes, classResults, dogs, entries, leagues, results, shows } from '../../db/schema'
import { visible } from '../../domain/show/queries'

type LeagueRecord = typeof leagues.$inferSelect

const ruleOf = (value: unknown, condition: ReturnType<typeof sql>) => (value === null ? sql`true` : condition)

/** The ranks of a league are on the organisation's own ladder. */
const onLadder = sql`${classes.scale} = 'nexus'`

/** The results that count for a league, with their points; what is worth nothing is none. */
const counting = (league: LeagueRecord) => sql`
  select ${entries.dogId} dog_id, ${results.place} place, points.worth
  from ${results}
  join ${entries} on ${entries.id} = ${results.entryId}
  join ${classResults} on ${classResults.classId} = ${results.classId} and ${classResults.publishedAt} is not null
  join ${classes} on ${classes.id} = ${results.classId}
  join ${shows} on ${shows.id} = ${classes.showId}
  join jsonb_array_elements_text(${JSON.stringify(league.points)}::jsonb) with ordinality points(worth, place)
    on points.place = ${results.place}
  where ${visible} and ${classes.kind} = 'standard' and ${classes.teamSize} is null and ${classes.date} between ${league.startsOn} and ${league.endsOn}
    and ${ruleOf(league.type, sql`${classes.type} = ${league.type}`)}
    and ${ruleOf(league.height, sql`${classes.height} = ${league.height}`)}
    and ${ruleOf(league.firstRank, sql`${onLadder} and ${classes.endLevel} >= ${league.firstRank}`)}
    and ${ruleOf(league.lastRank, sql`${onLadder} and ${classes.startLevel} <= ${league.lastRank}`)}`

type TableRow = Omit<LeagueRow, 'dogName' | 'firstPlaces'> & { dog_name: string; first_places: number }

/** The table of a league: of each dog its best results, then by points, and of equal points by first places. */
const loadTable = async (db: Db, league: LeagueRecord): Promise<LeagueRow[]> => {
  const answer: unknown = await db.execute(sql`
    with counting as (${counting(league)}),
    best as (
      select *, row_number() over (partition by dog_id order by worth::int desc, place) as nth from counting
    ),
    summed as (
      select dog_id, sum(worth::int)::int points, count(*)::int results,
        (count(*) filter (where place = 1))::int first_places
      from best where nth <= ${league.bestResults} group by dog_id
    )
    select (rank() over (order by points desc, first_places desc))::int as position, ${dogs.name} as dog_name,
      points, first_places, results
    from summed join ${dogs} on ${dogs.id} = summed.dog_id
    order by points desc, first_places desc, ${dogs.name}, ${dogs.id} limit ${leagueRows}`)
  const { rows } = answer as { rows: TableRow[] }
  return rows.map(({ dog_name: dogName, first_places: firstPlaces, ...row }) => ({ ...row, dogName, firstPlaces }))
}

/** All leagues with their tables, the newest season first. */
export const loadLeagues = async (db: Db): Promise<League[]> => {
  const rows = await db.select().from(leagues).orderBy(desc(leagues.startsOn), asc(leagues.slug))
  const found: League[] = []
  for (const row of rows) {
    const { slug, nameEn: en, namePl: pl, startsOn, endsOn, type, height, firstRank, lastRank } = row
    const { points, bestResults } = row
    const rules = { startsOn, endsOn, type, height, firstRank, lastRank, points, bestResults }
    found.push({ slug, name: { en, pl }, rules, rows: await loadTable(db, row) })
  }
  return found
}
