import { sql, type SQL } from 'drizzle-orm'
import { reservedDogSlugs } from '#contract/shared/paths'
import { addressWords } from '../../lib/addressWords'
import type { Db } from '../../db/client'
import { dogs } from '../../db/schema'

const isReserved = (slug: string): boolean => (reservedDogSlugs as readonly string[]).includes(slug)

/** Address words of a dog's name: Łatka -> latka; never empty, never a word that routes use, at most 60 characters. */
export const slugOf = (name: string): string => {
  const slug = addressWords(name) || 'dog'
  return isReserved(slug) ? `${slug}-dog` : slug
}

/**
 * One of slug, slug-2, slug-3 … that is free. Doubling numbers are looked up until one is free, then halves between: a
 * few dozen looks into the index where thousands of dogs are called Rex. Where numbers in between are free, it may be any of them.
 */
export const freeSlug = async (db: Db, slug: string): Promise<string> => {
  const isTaken = (number: SQL) => sql`exists (select 1 from ${dogs} where ${dogs.slug} = ${slug} || '-' || ${number})`
  const [found] = await db
    .select({
      free: sql<boolean>`not exists (select 1 from ${dogs} where ${dogs.slug} = ${slug})`,
      number: sql<number>`(
        with recursive doubled as (
          select number from (select 2::int ^ power as number from generate_series(1, 30) power) powers
          where not ${isTaken(sql`number::int`)} order by number limit 1),
        search (low, high) as (
          select number::int / 2, number::int from doubled
          union all
          select case when taken then middle else low end, case when taken then high else middle end
          from (select low, high, (low + high) / 2 as middle from search where high - low > 1) halves,
            lateral (select ${isTaken(sql`middle`)} as taken) look)
        select min(high) from search)`,
    })
    .from(sql`(select 1) one`)
  return !found || found.free ? slug : `${slug}-${found.number}`
}
