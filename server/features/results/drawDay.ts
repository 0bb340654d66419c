import { teamKey } from '#contract/entry/team'
import { closeRunsOf, spreadDay, type DayClass, type DayRun } from '#contract/results/dayOrders'
import type { DayDraw, DrawnDay, HandlerCloseRuns } from '#contract/results/desk'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { loadSettings } from '../../db/settings'
import type { WorkedClass } from './findClass'
import { drawnBySeed, requireVersion, saveDrawn } from './runningOrder'
import { handlerKey, inOrder, loadStarters, type StarterRow } from './starters'

type Run = DayRun & { starter: StarterRow }
interface Drawn extends DayClass<Run> {
  worked: WorkedClass
  seed: string | null
}

/** A published order, and the order of a class that has begun, stay as they are. */
const isFixed = ({ cls, order, sheet }: WorkedClass): boolean =>
  cls.begun || (order !== undefined && order.revision > 0) || Boolean(sheet?.publishedAt)

/** Dogs change places within their height or, where teams run one after the other, within their team. */
const groupOf = ({ height, teamSize }: WorkedClass['cls'], starter: StarterRow): string => {
  if (teamSize !== null) return starter.team === '' ? starter.entryId : teamKey(starter.team)
  return height === 'any' ? starter.height : ''
}

const toRun = ({ cls }: WorkedClass, starter: StarterRow): Run => ({
  entryId: starter.entryId,
  handler: handlerKey(starter),
  group: groupOf(cls, starter),
  starter,
})

const orderOf = async (tx: Db, worked: WorkedClass): Promise<Drawn> => {
  const { cls, order } = worked
  const fixed = isFixed(worked)
  const { seed, starters } = fixed
    ? { seed: null, starters: inOrder(order?.published ?? order?.entryIds ?? [], await loadStarters(tx, cls.id)) }
    : await drawnBySeed(tx, worked)
  const { id, ring, startTime } = cls
  return { id, ring, startTime, fixed, worked, seed, runs: starters.map((starter) => toRun(worked, starter)) }
}

const toClose = (day: readonly Drawn[], secondsPerRun: number | null): HandlerCloseRuns[] => {
  const clsOf = new Map(day.map(({ id, worked }) => [id, worked.cls]))
  return closeRunsOf(day, secondsPerRun).map(({ runs: [one, other], between }) => {
    const toCloseRun = ({ classId, run: { starter }, place }: typeof one) => ({
      classId,
      entryId: starter.entryId,
      dogName: starter.dogName,
      ring: clsOf.get(classId)?.ring ?? 0,
      startTime: clsOf.get(classId)?.startTime ?? '',
      place,
    })
    return { handler: one.run.starter.handler, runs: [toCloseRun(one), toCloseRun(other)], between }
  })
}

/**
 * Draws the running orders of a day, whose classes are locked: each by its own seed, then with the dogs of one handler apart
 * across rings. Answers with the runs that remain too close.
 */
export const drawDay = async (
  tx: Db,
  given: readonly WorkedClass[],
  { orders }: DayDraw,
  by: ChangedBy,
): Promise<DrawnDay> => {
  const versions = new Map(orders.map(({ classId, version }) => [classId, version]))
  const open = given.filter((worked) => !isFixed(worked))
  for (const { cls, order } of open) requireVersion(order, versions.get(cls.id) ?? 0)
  const { secondsPerRun } = await loadSettings(tx)
  const day: Drawn[] = []
  for (const worked of given) day.push(await orderOf(tx, worked))
  const spread = spreadDay(day, secondsPerRun)
  const toSave = spread.filter(({ fixed, runs }) => !fixed && runs.length > 0)
  for (const { worked, seed, runs } of toSave)
    if (seed !== null) await saveDrawn(tx, worked, { seed, entryIds: runs.map(({ entryId }) => entryId) }, by)
  return { orders: toSave.length, kept: given.length - open.length, close: toClose(spread, secondsPerRun) }
}
