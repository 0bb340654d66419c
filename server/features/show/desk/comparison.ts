import { and, asc, between, desc, inArray, ne } from 'drizzle-orm'
import { listedClassOf } from '#contract/show/listedClass'
import { addTo, daysBetween } from '#contract/shared/calendar'
import { nameWithoutYear, yearBefore, type PlannedClass, type ShowComparison } from '#contract/show/comparison'
import type { Db } from '../../../db/client'
import { shows } from '../../../db/schema'
import { loadPlanning } from '../../../domain/show/clashes'
import { loadWorked, type WorkedShow } from '../../../domain/show/deskShow'
import { handlersInOrder } from '../../../domain/show/handlersInOrder'
import { classesOf } from './editedShow'

const plannedOf = async (db: Db, { row, judges }: WorkedShow): Promise<PlannedClass[]> => {
  const orders = await handlersInOrder(db, row.id)
  const nameOf = new Map(judges.map(({ id, name }) => [id, name]))
  const held = (await classesOf(db, row.id)).filter(({ cancelledAt }) => cancelledAt === null)
  return held.map((cls) => ({
    ...listedClassOf(cls),
    capacity: cls.capacity,
    price: cls.price,
    earlyPrice: cls.earlyPrice,
    currency: cls.currency,
    judge: (cls.judgeId === null ? null : nameOf.get(cls.judgeId)) ?? null,
    order: orders.get(cls.id) ?? [],
  }))
}

/** The show of this name that everyone could see about a year before; of two the one nearest to a year. */
const findBefore = async (db: Db, { row }: WorkedShow) => {
  const day = (days: number) => addTo(row.startDate, { days: -days })
  const held = await db
    .select()
    .from(shows)
    .where(
      and(
        ne(shows.id, row.id),
        inArray(shows.state, ['published', 'finished']),
        between(shows.startDate, day(yearBefore.most), day(yearBefore.least)),
      ),
    )
    .orderBy(desc(shows.startDate), asc(shows.slug))
  const name = nameWithoutYear(row.name)
  const aYear = ({ startDate }: { startDate: string }) => Math.abs(daysBetween(startDate, row.startDate) - 364)
  const [nearest] = held
    .filter((other) => nameWithoutYear(other.name) === name)
    .toSorted((one, other) => aYear(one) - aYear(other))
  return loadWorked(db, nearest)
}

/** The classes of a show, beside those of the year before. */
export const toComparison = async (db: Db, show: WorkedShow): Promise<ShowComparison> => {
  const before = await findBefore(db, show)
  return {
    startDate: show.row.startDate,
    classes: await plannedOf(db, show),
    planning: await loadPlanning(db),
    before: before
      ? {
          slug: before.row.slug,
          name: before.row.name,
          startDate: before.row.startDate,
          classes: await plannedOf(db, before),
        }
      : null,
  }
}
