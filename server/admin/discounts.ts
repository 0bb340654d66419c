import * as z from 'zod/mini'
import { normaliseCode } from '#contract/purchase/discount'
import { NewDiscount } from '#contract/purchase/deskDiscounts'
import { byOperator } from '../audit/audit'
import type { Db } from '../db/client'
import {
  addDiscount,
  endDiscount,
  findDiscount,
  loadDiscounts,
  pauseDiscount,
  resumeDiscount,
} from '../features/purchase/deskDiscounts'
import { HttpError } from '../http/httpError'
import type { AdminContext } from './addAdmin'

const keys: Record<string, keyof NewDiscount> = {
  percent: 'percent',
  amount: 'amount',
  from: 'validFrom',
  to: 'validTo',
  uses: 'uses',
  usesPerMember: 'usesPerMember',
  show: 'showSlug',
}
const numbers = ['percent', 'amount', 'uses', 'usesPerMember']

/** Terms as they are typed: `percent=10,uses=100,to=2026-12-31`. */
const readTerms = (given: string): Record<string, unknown> => {
  const none: Record<string, unknown> = Object.fromEntries(Object.values(keys).map((name) => [name, null]))
  const pairs = given.split(',').map((pair): [string, unknown] => {
    const [key = '', value = ''] = pair.split('=').map((part) => part.trim())
    const name = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (name === undefined) throw new Error(`Unknown term "${key}". Use: ${Object.keys(keys).join(', ')}.`)
    return [name, numbers.includes(key) ? Number(value) : value]
  })
  return { ...none, ...(Object.fromEntries(pairs) as Record<string, unknown>) }
}

/** Makes a discount code. Amounts are in minor units of the organisation's currency. */
export const addDiscountCode = async (db: Db, code: string, terms: string, { now }: AdminContext): Promise<string> => {
  const { success, data, error } = z.safeParse(NewDiscount, { ...readTerms(terms), discountCode: code })
  if (!success) throw new Error(`Check these discount details: ${error.issues.map(({ path }) => path[0]).join(', ')}.`)
  try {
    await addDiscount(db, data, byOperator(now))
  } catch (refused) {
    if (refused instanceof HttpError && refused.details['discountCode'])
      throw new Error(`The code ${data.discountCode} already exists.`)
    if (refused instanceof HttpError) throw new Error(`No show with the slug ${data.showSlug}.`)
    throw refused
  }
  return `${data.discountCode} can be redeemed.`
}

const changes = {
  pause: { change: pauseDiscount, done: 'is paused' },
  resume: { change: resumeDiscount, done: 'can be redeemed again' },
  end: { change: endDiscount, done: 'has ended' },
}

/** Pauses, resumes or ends a discount code. */
export const changeDiscountCode =
  (step: keyof typeof changes) =>
  async (db: Db, code: string, { now }: AdminContext): Promise<string> => {
    const found = await findDiscount(db, normaliseCode(code), now)
    if (!found) throw new Error(`No active code ${normaliseCode(code)}.`)
    const { change, done } = changes[step]
    await change(db, { id: found.id, version: found.version, by: byOperator(now) })
    return `${found.discountCode} ${done}. It was redeemed ${found.used} times.`
  }

/** Lists the discount codes, a line each. */
export const listDiscountCodes = async (db: Db, _arguments: string[], { now }: AdminContext): Promise<string> => {
  const { items } = await loadDiscounts(db, { limit: 100, order: 'oldest' }, now)
  if (items.length === 0) return 'No discount codes.'
  return items
    .map(({ discountCode, percent, amount, currency, used, uses, state, cost }) => {
      const off = percent === null ? `${amount} ${currency} (minor units)` : `${percent}%`
      const redeemed = `redeemed ${used} of ${uses ?? 'any number of'} times`
      return `${discountCode}  ${off}  ${redeemed}, ${cost.amount} ${currency} off  ${state.replace('_', ' ')}`
    })
    .join('\n')
}
