import { createHash } from 'node:crypto'
import { HttpError } from '../../../http/httpError'

/** Names all that a quote was made of: it is another one as soon as any of it changes. */
export const quoteOf = (...facts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)

/** Refuses what was decided on another quote than the present one. */
export const requireQuote = (present: string, sent: string): void => {
  if (present !== sent) throw new HttpError('consequences_changed')
}
