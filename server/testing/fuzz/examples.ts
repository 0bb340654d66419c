import { accessRequests, type Owned } from '../accessRequests'

/** No records: for what of a request names none. */
export const noneOwned: Owned = {
  purchaseId: '',
  paymentId: '',
  sessionId: '',
  openLine: '',
  leftOutLine: '',
  openPayout: '',
  leftOutPayout: '',
}

/** A body that each operation takes, by its name in the document. */
export const examples: Record<string, unknown> = Object.fromEntries(
  Object.entries(accessRequests).map(([row, request]) => [
    row.replace(/ \(.*\)$/, ''),
    request('member', noneOwned).body,
  ]),
)
