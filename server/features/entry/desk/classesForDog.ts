import { and, eq, isNull } from 'drizzle-orm'
import type { ClassesForDog } from '#contract/entry/addAtDesk'
import { heightCategory } from '#contract/dog/heightBands'
import type { Db } from '../../../db/client'
import { classes, dogs, users } from '../../../db/schema'
import { loadFacts, verdictOn } from '../../../domain/entry/eligibility'
import { HttpError } from '../../../http/httpError'
import { allCharged } from '../../../domain/entry/entryChoices'
import { deskTerms } from '../../../domain/entry/deskTerms'
import { loadOfficeExtras } from '../../../domain/extra/officeExtras'
import { reduced } from '../../../domain/purchase/reductions'
import { toClass, type ShowRow } from '../../../domain/show/showFromRow'

/** A dog by its address with its owner, who still has an account: only such a dog can be entered. */
export const findEnterable = async (db: Db, slug: string) => {
  const [found] = await db
    .select({ dog: dogs, owner: users })
    .from(dogs)
    .innerJoin(users, eq(users.id, dogs.ownerId))
    .where(and(eq(dogs.slug, slug), isNull(users.deletedAt)))
  if (!found) throw new HttpError('not_found')
  return found
}

/** The classes of a show for a dog that the desk adds, each with its present price and every reason against it. */
export const loadClassesForDog = async (db: Db, show: ShowRow, slug: string, now: Date): Promise<ClassesForDog> => {
  const { dog, owner } = await findEnterable(db, slug)
  const rows = await db
    .select()
    .from(classes)
    .where(eq(classes.showId, show.id))
    .orderBy(classes.date, classes.startTime, classes.ring, classes.id)
  const wanted = rows.map(({ id }) => ({ classId: id, dogId: dog.id }))
  const loaded = await loadFacts(db, allCharged, owner, wanted, now)
  const terms = await deskTerms(
    db,
    show.id,
    rows.map(({ id }) => id),
    now,
  )
  const facts = terms(loaded)
  return {
    dog: {
      slug: dog.slug,
      name: dog.name,
      kennelClubName: dog.kennelClubName,
      breed: dog.breed,
      heightCategory: heightCategory(dog.measuredHeight ?? dog.declaredHeight),
    },
    memberName: owner.name,
    memberId: owner.id,
    currency: loaded.settings.currency,
    extras: await loadOfficeExtras(db, show, owner, now),
    classes: rows.map((row) => {
      const cls = toClass(row, show, now)
      const { price } = reduced(facts, show, { dogId: dog.id, price: cls.price }, wanted)
      return { ...cls, price, ...verdictOn(facts, { classId: row.id, dogId: dog.id }) }
    }),
  }
}
