import { signatureHeader } from '../http/signature'
import { callerOf, type Caller, type ApiResponse } from './client'
import type { TestServer } from './startTestServer'

export const minute = 60_000
export const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }
export const bad = { ...good, number: '4000 0000 0000 0002' }
// Sample data: class 101 takes any dog, 102 is full; dogs 1 and 2 are Łatka and Żółw of member@example.org.
export const id = (group: number, number: number) =>
  `0000000${group}-0000-4000-8000-${String(number).padStart(12, '0')}`
export const any = id(5, 101)
export const latka = id(2, 1)
export const zolw = id(2, 2)
/** Charges of the sample data's own purchases are none of a test's. */
export const notOfSample = `payment_id::text not like '00000007-%'`
export const entryRequest = { classId: any, dogId: latka }
export const cart = (items = [entryRequest], expectedTotal = 550 * items.length) => ({
  kind: 'entries',
  items,
  expectedTotal,
})
export const plan = (planId = '1-year', expectedTotal = 2600) => ({ kind: 'membership', planId, expectedTotal })

let next = 0
export const buy = (who: Caller, body: unknown, key = `key-number-${(next += 1)}`): Promise<ApiResponse> =>
  who.post('/purchases', body, { 'idempotency-key': key })
export const pay = (who: Caller, bought: ApiResponse, card = good) =>
  who.post(`/payments/${bought.json.paymentId}/card`, card)

/** Buys and pays for entries; the answer is their ids, in the order of the receipt. */
export const payForEntries = async (who: Caller, items = [entryRequest]): Promise<string[]> => {
  const bought = await buy(who, cart(items))
  await pay(who, bought)
  const { lines } = (await who.get(`/purchases/${bought.json.id}`)).json
  return lines.map(({ entryId }: { entryId: string }) => entryId)
}

/** What the built-in provider writes when a purchase is charged: in full, unless `paid` says otherwise. */
export const noticeOf = ({ json }: ApiResponse, paid: object = {}): string => {
  const { paymentId, total: amount, currency } = json
  return JSON.stringify({ type: 'payment.succeeded', paymentId, amount, currency, ...paid })
}

/** Sends it, with a given signature or a correct one. */
export const sendNotice = (
  server: Pick<TestServer, 'ask' | 'sign'>,
  notice: string,
  signature = server.sign(notice),
): Promise<ApiResponse> =>
  callerOf(server).postText('/payments/notifications', notice, {
    'content-type': 'application/json',
    [signatureHeader]: signature,
  })
