import { startOf } from '#contract/show/begun'
import { ClassHeight } from '#contract/dog/height'
import { sum } from '#contract/shared/money'
import { placesLeftIn, roomLeft, showRoom } from '#contract/show/placeLimits'
import type { FairOpening } from '#contract/draw/fairOpening'
import { ShowState, type Show, type ShowClass, type ShowSummary, type ShowTimes } from '#contract/show/show'
import type { RecordFacts } from '#contract/access/authorize'
import type { classes, people, shows } from '../../db/schema'
import { priceAt } from './prices'

export type ShowRow = typeof shows.$inferSelect
export type ClassRow = typeof classes.$inferSelect

/** Places that anyone may take: none while someone waits for one, since what becomes free is theirs first. */
type Places = Pick<ClassRow, 'capacity' | 'taken' | 'waiting' | 'cancelledAt'>
export const openPlaces = ({ capacity, taken, waiting, cancelledAt }: Places): number =>
  waiting > 0 || cancelledAt !== null ? 0 : capacity - taken

export const toClass = (cls: ClassRow, show: ShowRow, now: Date): ShowClass => {
  const { showId, taken, earlyPrice, begun, cancelledAt, ...row } = cls
  return { ...row, ...priceAt(cls, show, now), placesLeft: openPlaces(cls) }
}

const isHeld = ({ cancelledAt }: ClassRow): boolean => cancelledAt === null

/** All classes of a show; none of them has more places left than the show and its day. */
export const toClasses = (show: ShowRow, rows: readonly ClassRow[], now: Date): ShowClass[] => {
  const held = rows.filter(isHeld)
  return rows.map((row) => {
    const cls = toClass(row, show, now)
    const room = roomLeft(show, held, row.date)
    return { ...cls, placesLeft: Math.min(cls.placesLeft, room.show ?? Infinity, room.day ?? Infinity) }
  })
}

/** When entries in a class close: with its show's entries, or at its start time if that is earlier. */
export const closesAt = ({ cls, show }: { cls: ClassRow; show: ShowRow }): Date =>
  new Date(Math.min(show.entriesCloseAt.getTime(), startOf(cls, show.timeZone).getTime()))

const minute = 60_000

/** When the window of a show's fair opening ends, and its places are drawn; null where there is none. */
export const drawAtOf = ({
  entriesOpenAt,
  fairOpening,
}: Pick<ShowRow, 'entriesOpenAt' | 'fairOpening'>): Date | null =>
  fairOpening === null ? null : new Date(entriesOpenAt.getTime() + fairOpening * minute)

export const fairOpeningOf = (row: ShowRow): FairOpening | null => {
  const drawAt = drawAtOf(row)
  if (row.fairOpening === null || drawAt === null || row.drawCommitment === null) return null
  return {
    minutes: row.fairOpening,
    drawAt: drawAt.toISOString(),
    commitment: row.drawCommitment,
    drawnAt: row.drawnAt?.toISOString() ?? null,
  }
}

/** What the eligibility rules ask of a show; a draft is no show to anyone. */
export const timesOf = (row: ShowRow): Pick<Show, keyof ShowTimes> => ({
  state: ShowState.parse(row.state),
  timeZone: row.timeZone,
  entriesOpenAt: row.entriesOpenAt.toISOString(),
  entriesCloseAt: row.entriesCloseAt.toISOString(),
  fairOpening: fairOpeningOf(row),
})

/** What a list says of a show's classes. */
export type ClassTotals = Pick<ShowSummary, 'heights' | 'classCount' | 'ringCount' | 'capacity' | 'placesLeft'>

/** A person named by a show; `accountId` where an account is linked to them. */
export type NamedPerson = Pick<typeof people.$inferSelect, 'id' | 'name' | 'accountId'>

export interface LoadedShow {
  row: ShowRow
  judges: NamedPerson[]
  approvers: NamedPerson[]
  classes: ClassRow[]
}
const accountsOf = (named: readonly NamedPerson[]) => named.flatMap(({ accountId }) => accountId ?? [])

/** What policies ask of a show: an account judges it, or approves it, where a person whom the show names is linked to it. */
export const recordFacts = ({ row, judges, approvers }: Pick<LoadedShow, 'row' | 'judges' | 'approvers'>) =>
  ({
    state: row.state,
    assignedJudge: accountsOf(judges),
    // An author does not approve their own show.
    approver: accountsOf(approvers).filter((id) => id !== row.authorId),
  }) satisfies RecordFacts

/** A show as a list has it: of its classes the sums alone. */
export interface ListedShow {
  row: ShowRow
  judges: NamedPerson[]
  totals: ClassTotals
}

const namesOf = (named: readonly NamedPerson[]) => named.map(({ name }) => name)

export const toSummary = ({ row, judges, totals }: ListedShow): ShowSummary => {
  const { id, earlyUntil, cancelReason, drawCommitment, drawnAt, authorId, version, publishedAt, ruleSet, ...facts } =
    row
  return {
    ...facts,
    ...timesOf(row),
    judges: namesOf(judges),
    ...totals,
    heights: ClassHeight.options.filter((height) => totals.heights.includes(height)),
  }
}

const totalsOf = (show: ShowRow, rows: readonly ClassRow[]): ClassTotals => ({
  heights: rows.map((cls) => cls.height),
  classCount: rows.length,
  ringCount: new Set(rows.map((cls) => cls.ring)).size,
  capacity: sum(rows.map((cls) => cls.capacity)),
  placesLeft: placesLeftIn(
    show,
    rows.map((cls) => ({ date: cls.date, open: openPlaces(cls), taken: isHeld(cls) ? cls.taken : 0 })),
  ),
})

export const showFromRow = ({ row, judges, approvers, classes: rows }: LoadedShow, now: Date): Show => ({
  ...toSummary({ row, judges, totals: totalsOf(row, rows) }),
  ruleSet: row.ruleSet,
  refundPercent: row.refundPercent,
  cancelReason: row.cancelReason,
  approvers: namesOf(approvers),
  judgeIds: judges.map(({ id }) => id),
  room: showRoom(row, rows.filter(isHeld)),
  reductions: { secondDogPercent: row.secondDogPercent, helperPercent: row.helperPercent },
  proposal: null,
  classes: toClasses(row, rows, now),
})
