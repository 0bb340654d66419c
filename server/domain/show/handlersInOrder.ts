import { and, asc, eq } from 'drizzle-orm'
import { presentOrder } from '#contract/results/order'
import { normalizeText } from '#contract/shared/normalizeText'
import type { Db } from '../../db/client'
import { classes, entries, purchases, runningOrders, users } from '../../db/schema'

/**
 * The handlers of the dogs in the running orders of a show, by class. Each is a number as text in place of the name; two
 * people of the same name are taken for one.
 */
export const handlersInOrder = async (db: Db, showId: string): Promise<Map<string, string[]>> => {
  const rows = await db
    .select({
      classId: classes.id,
      entryId: entries.id,
      stored: runningOrders.entryIds,
      handler: entries.handler,
      handlerName: entries.handlerName,
      member: users.name,
    })
    .from(runningOrders)
    .innerJoin(classes, eq(classes.id, runningOrders.classId))
    .innerJoin(entries, and(eq(entries.classId, classes.id), eq(entries.status, 'paid')))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(eq(classes.showId, showId))
    .orderBy(asc(classes.id), asc(purchases.paidAt), asc(entries.id))
  const numbers = new Map<string, string>()
  const textOf = ({ entryId, handler, handlerName, member }: (typeof rows)[number]): string => {
    const name = normalizeText(handler === 'member' ? member : handlerName)
    const key = name === '' ? entryId : name
    const number = numbers.get(key) ?? String(numbers.size + 1)
    numbers.set(key, number)
    return number
  }
  const texts = new Map(rows.map((row) => [row.entryId, textOf(row)]))
  const ofClass = new Map(rows.map(({ classId, stored }) => [classId, { stored, entered: [] as string[] }]))
  for (const { classId, entryId } of rows) ofClass.get(classId)?.entered.push(entryId)
  return new Map(
    [...ofClass].map(([classId, { stored, entered }]) => [
      classId,
      presentOrder(stored, entered).flatMap((id) => texts.get(id) ?? []),
    ]),
  )
}
