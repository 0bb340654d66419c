import { EntryDefaults } from '../entry/details'
import type { Endpoints } from '../shared/endpoint'
import { Quote, QuoteRequest } from './quote'

export const quoteEndpoints = {
  getQuote: {
    method: 'POST',
    path: '/quote',
    action: 'quote.read',
    schema: { body: QuoteRequest, response: { 200: Quote } },
  },
  getEntryDefaults: {
    method: 'GET',
    path: '/entries/defaults',
    action: 'entryDefaults.read',
    schema: { response: { 200: EntryDefaults } },
  },
} as const satisfies Endpoints
