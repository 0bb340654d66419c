import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { presentOrder, runningOrderOf } from '#contract/results/order'
import { audit, type ChangedBy } from '../../audit/audit'
import { ticketsOf } from '../../domain/draw/seed'
import type { AuditAction } from '../../db/auditedFields'
import type { Db } from '../../db/client'
import { runningOrders } from '../../db/schema'
import { HttpError } from '../../http/httpError'
import { staleError } from '../../http/updateAtVersion'
import type { OrderRow, WorkedClass } from './findClass'
import { noteBegun } from './noteBegun'
import { handlerKey, inOrder, loadStarters } from './starters'

type OrderValues = Partial<Pick<OrderRow, 'entryIds' | 'seed' | 'revision'>>
interface Recorded {
  action: Extract<AuditAction, `running_order.${string}`>
  before?: OrderValues
  after: OrderValues
}

const record = (tx: Db, classId: string, by: ChangedBy, { action, before = {}, after }: Recorded) =>
  audit(tx, { by, action, subject: { type: 'running_order', id: classId }, onBehalfOf: null, before, after })

/** What is based on another version than the present one is refused, with the order that there is now. */
export const requireVersion = (order: OrderRow | undefined, version: number): void => {
  const present = order?.version ?? 0
  if (version !== present) throw staleError(present, { entryIds: order?.entryIds ?? [] })
}

const drawnOrder = ({ order }: WorkedClass): OrderRow => {
  if (!order) throw new HttpError('order_not_drawn')
  return order
}

const enteredIn = async (tx: Db, classId: string): Promise<string[]> =>
  (await loadStarters(tx, classId)).map(({ entryId }) => entryId)

const save = (tx: Db, classId: string, set: Partial<OrderRow>) =>
  tx
    .update(runningOrders)
    .set({ ...set, version: sql`${runningOrders.version} + 1` })
    .where(eq(runningOrders.classId, classId))

/** What a draw of a class gives: the seed, which only the first draw draws, and its dogs in the order of it. */
export const drawnBySeed = async (tx: Db, { cls, order }: WorkedClass) => {
  const seed = order?.seed ?? randomBytes(32).toString('hex')
  const starters = await loadStarters(tx, cls.id)
  const entryIds = runningOrderOf(
    starters.map((row) => ({ ...row, handler: handlerKey(row) })),
    ticketsOf(seed),
    cls.height === 'any',
  )
  return { seed, starters: inOrder(entryIds, starters) }
}

/** Saves what was drawn for a class, whose row is locked. */
export const saveDrawn = async (
  tx: Db,
  { cls, order }: WorkedClass,
  dealt: { seed: string; entryIds: string[] },
  by: ChangedBy,
): Promise<void> => {
  if (order) await save(tx, cls.id, { entryIds: dealt.entryIds })
  else await tx.insert(runningOrders).values({ classId: cls.id, ...dealt })
  await record(tx, cls.id, by, { action: 'running_order.drawn', ...(order && { before: order }), after: dealt })
}

/** Draws a class, whose row is locked. The first draw draws the seed as well; a later one has the same, and who entered since. */
export const drawOrder = async (tx: Db, worked: WorkedClass, version: number, by: ChangedBy): Promise<void> => {
  requireVersion(worked.order, version)
  const { seed, starters } = await drawnBySeed(tx, worked)
  await saveDrawn(tx, worked, { seed, entryIds: starters.map(({ entryId }) => entryId) }, by)
}

/** Saves an order that someone moved dogs in: it names every dog of the class once. */
export const moveInOrder = async (
  tx: Db,
  worked: WorkedClass,
  { version, entryIds }: { version: number; entryIds: string[] },
  by: ChangedBy,
): Promise<void> => {
  const order = drawnOrder(worked)
  requireVersion(order, version)
  const entered = await enteredIn(tx, order.classId)
  const isWhole = new Set(entryIds).size === entryIds.length && entryIds.toSorted().join() === entered.toSorted().join()
  if (!isWhole) throw new HttpError('order_incomplete')
  await save(tx, order.classId, { entryIds })
  await record(tx, order.classId, by, { action: 'running_order.moved', before: order, after: { entryIds } })
}

/** Shows everyone the order as it is now; what was published before becomes its next revision. */
export const publishOrder = async (tx: Db, worked: WorkedClass, version: number, by: ChangedBy): Promise<void> => {
  const order = drawnOrder(worked)
  requireVersion(order, version)
  const entryIds = presentOrder(order.entryIds, await enteredIn(tx, order.classId))
  const revision = order.revision + 1
  await save(tx, order.classId, { entryIds, published: entryIds, publishedAt: by.at, revision })
  await noteBegun(tx, order.classId)
  const after = { entryIds, revision }
  await record(tx, order.classId, by, { action: 'running_order.published', before: order, after })
}
