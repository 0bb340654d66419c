import { accessRequests } from '../accessRequests'

const ids = { purchaseId: '', paymentId: '', sessionId: '', openLine: '', leftOutLine: '' }

/** A body that each operation takes, by its name in the document. */
export const examples: Record<string, unknown> = Object.fromEntries(
  Object.entries(accessRequests).map(([row, request]) => [row.replace(/ \(.*\)$/, ''), request('member', ids).body]),
)
