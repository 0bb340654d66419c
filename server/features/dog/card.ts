import { eq } from 'drizzle-orm'
import { dayAt } from '#contract/shared/calendar'
import { effectiveRank } from '#contract/dog/dog'
import { compactCard, type DogCard, type SignedCard } from '#contract/dog/card'
import { heightCategory } from '#contract/dog/heightBands'
import { fill, paths } from '#contract/shared/paths'
import { audit, type ChangedBy } from '../../audit/audit'
import { dogCards, dogs } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { lockCaller } from '../../http/lockCaller'
import { addressOf } from '../../site/address'
import { isToken, newToken } from '../../lib/tokens'
import { signCard } from './cardKeys'

const chipDigits = 4

const toCard = (dog: DogRow, issuedOn: string): DogCard => {
  const height = dog.measuredHeight ?? dog.declaredHeight
  return {
    name: dog.name,
    kennelClubName: dog.kennelClubName,
    breed: dog.breed,
    height,
    heightCategory: heightCategory(height),
    measured: dog.measuredHeight !== null,
    level: effectiveRank(dog),
    chipEnd: dog.microchip?.slice(-chipDigits) ?? '',
    issuedOn,
  }
}

/** The card of a dog as it is today, and signed. */
export const cardOf = async (deps: ServerDeps, dog: DogRow): Promise<SignedCard> => {
  const { timeZone } = await loadSettings(deps.db)
  const card = toCard(dog, dayAt(deps.now().toISOString(), timeZone))
  const signed = await signCard(deps, compactCard(card))
  return { card, code: `${addressOf(deps)(paths.checkCard)}#${signed}`, photo: dog.photo }
}

/** The link that a dog's card is shared by, if it is. */
export const linkOf = async (deps: ServerDeps, dogId: string): Promise<string | null> => {
  const [row] = await deps.db.select().from(dogCards).where(eq(dogCards.dogId, dogId))
  return row ? addressOf(deps)(fill(paths.sharedCard, { token: row.token })) : null
}

/** The dog whose card is shared by a link. */
export const dogOfLink = async ({ db }: ServerDeps, token: string): Promise<DogRow | undefined> => {
  if (!isToken(token)) return undefined
  const [row] = await db
    .select({ dog: dogs })
    .from(dogCards)
    .innerJoin(dogs, eq(dogs.id, dogCards.dogId))
    .where(eq(dogCards.token, token))
  return row?.dog
}

/** Shares the card of a dog, or stops: each link is a new one, and shared already stays as it is. */
export const shareCard = ({ db }: ServerDeps, dog: DogRow, isShared: boolean, by: ChangedBy): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, dog.ownerId)
    const changed = isShared
      ? await tx
          .insert(dogCards)
          .values({ dogId: dog.id, token: newToken(), createdAt: by.at })
          .onConflictDoNothing()
          .returning()
      : await tx.delete(dogCards).where(eq(dogCards.dogId, dog.id)).returning()
    if (changed.length === 0) return
    await audit(tx, {
      by,
      action: isShared ? 'dog.shared' : 'dog.unshared',
      subject: { type: 'dog', id: dog.id },
      onBehalfOf: dog.ownerId,
      before: { shared: !isShared },
      after: { shared: isShared },
    })
  })
