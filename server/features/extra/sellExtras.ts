import { and, eq, isNull } from 'drizzle-orm'
import type { OfficeExtras, OfficeSale, OfficeSold } from '#contract/extra/extra'
import { sum } from '#contract/shared/money'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { purchases, users } from '../../db/schema'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { refuseOwn } from '../../domain/entry/refuseOwn'
import { loadOfficeExtras } from '../../domain/extra/officeExtras'
import type { PaymentProvider } from '../../domain/payment/provider'
import { buyAtDesk } from '../../domain/purchase/buyAtDesk'
import type { ShowRow } from '../../domain/show/showFromRow'
import { HttpError } from '../../http/httpError'

const findBuyer = async (db: Db, id: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!user) throw new HttpError('not_found')
  return user
}

/** What the office of a show can sell to a member. */
export const loadExtrasForMember = async (
  db: Db,
  show: ShowRow,
  memberId: string,
  now: Date,
): Promise<OfficeExtras> => {
  const user = await findBuyer(db, memberId)
  return {
    showName: show.name,
    memberName: user.name,
    currency: (await loadSettings(db)).currency,
    items: await loadOfficeExtras(db, show, user, now),
  }
}

interface Ask {
  show: ShowRow
  body: OfficeSale
  key: string
  by: ChangedBy
}

/** Sells extras to a member, paid at the show office; the answer says what came of them, also when it is asked again. */
export const sellExtras = async (
  deps: ServerDeps,
  payments: PaymentProvider,
  { show, body, key, by }: Ask,
): Promise<{ fresh: boolean; sold: OfficeSold }> => {
  const { db } = deps
  const { memberId, way, extras } = body
  refuseOwn(by, memberId)
  const { id, fresh } = await buyAtDesk(deps, payments, { show, payerId: memberId, body, entered: null, key, by })
  const [found] = await db
    .select({ purchase: purchases, memberName: users.name })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(eq(purchases.id, id))
  if (!found) throw new HttpError('not_found')
  const { number, total, currency } = found.purchase
  const pieces = sum(extras.map(({ quantity }) => quantity))
  return { fresh, sold: { number, memberName: found.memberName, pieces, total, currency, way } }
}
