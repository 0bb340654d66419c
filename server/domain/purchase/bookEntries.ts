import { randomUUID } from 'node:crypto'
import { and, inArray } from 'drizzle-orm'
import { overfullTeams, teamKey } from '#contract/entry/team'
import { sameEntry, type EntryRequest } from '#contract/purchase/cartItem'
import type { DetailedRequest, PurchaseRequest } from '#contract/purchase/request'
import { fullCodes, type Reason } from '#contract/entry/reason'
import type { Quote } from '#contract/purchase/quote'
import type { Db } from '../../db/client'
import { entries } from '../../db/schema'
import { redeem } from './discount'
import { HttpError } from '../../http/httpError'
import type { PaymentProvider } from '../payment/provider'
import { loadFacts, reasonsFor, type Facts } from '../entry/eligibility'
import { refuseExtras } from '../extra/bookExtras'
import { quoteExtras, type ExtraFacts } from '../extra/quoteExtras'
import { takeOffers } from '../waiting/offers'
import { countByClass, type Places } from '../entry/places'
import { quoteOf, type QuotedCode } from './quote'
import { loadQuotedCode } from './quotedCode'

type Entries = Extract<PurchaseRequest, { kind: 'entries' }>
type Refused = EntryRequest & { reasons: Reason[] }

const refuse = (lines: Refused[]): never => {
  const onlyFull = lines.every((line) => line.reasons.every((reason) => fullCodes.includes(reason.code)))
  throw new HttpError(onlyFull ? 'places_gone' : 'not_eligible', { lines })
}

const check = (facts: Facts, { items, expectedTotal }: Entries, code: QuotedCode | null, extras: ExtraFacts): Quote => {
  const quote = quoteOf(facts, items, code, extras)
  const refused = items
    .map(({ classId, dogId }, index) => ({
      classId,
      dogId,
      reasons: reasonsFor(facts, { classId, dogId }, items.slice(0, index)),
    }))
    .filter((line) => line.reasons.length > 0)
  if (quote.missing.length > 0) refuse(refused)
  if (extras.missing.length > 0) refuseExtras(extras)
  if (quote.codeRefusal !== null) throw new HttpError('discount_refused', { reason: quote.codeRefusal })
  if (quote.total !== expectedTotal) throw new HttpError('price_changed', { total: quote.total })
  if (refused.length > 0) refuse(refused)
  refuseExtras(extras)
  return quote
}

/** A member says which team a dog runs in, which has room for it; the desk may name it later. */
const requireTeams = async (tx: Db, facts: Facts, { items }: Entries): Promise<void> => {
  const ofTeams = items.flatMap(({ classId, dogId, details }) => {
    const size = facts.classes.get(classId)?.cls.teamSize ?? null
    return size === null ? [] : [{ classId, dogId, size, team: details?.team ?? '' }]
  })
  if (ofTeams.length === 0) return
  const classIds = ofTeams.map(({ classId }) => classId)
  const entered = await tx
    .select({ classId: entries.classId, team: entries.team })
    .from(entries)
    .where(and(inArray(entries.classId, classIds), inArray(entries.status, ['held', 'paid'])))
  const refused = ofTeams.flatMap(({ classId, dogId, size, team }): Refused[] => {
    const names = [...entered, ...ofTeams].filter((one) => one.classId === classId).map((one) => one.team)
    if (team === '') return [{ classId, dogId, reasons: [{ code: 'team_missing' }] }]
    return overfullTeams(names, size).has(teamKey(team)) ? [{ classId, dogId, reasons: [{ code: 'team_full' }] }] : []
  })
  if (refused.length > 0) refuse(refused)
}

interface Office {
  showId: string
  terms: (facts: Facts) => Facts
}

/** Checks the entry requests once more, takes their places and a use of their code; `freed` are places that the caller's own
 * checkout has just given back, `office` the show at whose office it is bought, which binds otherwise than a member. throws an HttpError and books nothing
 * otherwise. The classes must be locked, and the extras. */
export const reservePlaces = async (
  tx: Db,
  { places, payments }: { places: Places; payments: Pick<PaymentProvider, 'findCharged'> },
  user: Facts['user'],
  body: Entries,
  { now, freed, office }: { now: Date; freed: readonly { classId: string }[]; office?: Office },
) => {
  const freedByCaller = freed.map(({ classId }) => classId)
  const loaded = { ...(await loadFacts(tx, payments, user, body.items, now)), freedByCaller }
  const facts = office ? office.terms(loaded) : loaded
  const code = body.discountCode ? await loadQuotedCode({ db: tx, payments, now }, user.id, body.discountCode) : null
  if (!office) await requireTeams(tx, facts, body)
  const extras = await quoteExtras(tx, user, body.extras ?? [], { now, isQuote: false, officeOf: office?.showId })
  const quote = check(facts, body, code, extras)
  const own = new Map(countByClass(freed))
  const unplaced = await takeOffers(tx, user.id, body.items, now)
  for (const [classId, howMany] of countByClass(unplaced)) {
    if (await places.take(tx, classId, howMany, own.get(classId))) continue
    const full = unplaced.filter((item) => item.classId === classId)
    refuse(full.map(({ dogId }) => ({ classId, dogId, reasons: [{ code: 'class_full' }] })))
  }
  const discountId = code?.row?.id ?? null
  if (discountId !== null && !(await redeem(tx, discountId, user.id)))
    throw new HttpError('discount_refused', { reason: 'code_used_up' })
  return { facts, quote, discountId, extras }
}

/** Writes the held entries of a new purchase, at the prices of its quote. */
export const insertEntries = async (tx: Db, purchaseId: string, items: readonly DetailedRequest[], quote: Quote) => {
  if (items.length === 0) return
  await tx.insert(entries).values(
    items.map(({ classId, dogId, details }) => {
      const line = quote.lines.find(({ item }) => sameEntry(item, { classId, dogId }))
      if (!line) throw new Error('An entry without a price was booked')
      const { price, early, reduction, total } = line
      return {
        id: randomUUID(),
        purchaseId,
        classId,
        dogId,
        status: 'held' as const,
        price,
        discount: price - total,
        fullPrice: early?.fullPrice ?? null,
        earlyUntil: early?.until ?? null,
        reduction: reduction?.kind ?? null,
        reductionPercent: reduction?.percent ?? null,
        reducedFrom: reduction?.from ?? null,
        ...details,
      }
    }),
  )
}
