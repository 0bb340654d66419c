import { type Endpoints, noContent } from '../shared/endpoint'
import { UuidParams } from '../shared/params'
import {
  ChosenStatementColumns,
  LineAnswers,
  LineBooking,
  LineSettlements,
  Statement,
  StatementImport,
  StatementImported,
  StatementStart,
} from './statement'

export const statementEndpoints = {
  /** Lines of bank statements: those to settle, each with the payment that it probably is, and the last ones settled. */
  getStatement: {
    method: 'GET',
    path: '/desk/statement',
    action: 'transfer.settle',
    schema: { response: { 200: Statement } },
  },
  getStatementStart: {
    method: 'GET',
    path: '/desk/statement/import',
    action: 'transfer.settle',
    schema: { response: { 200: StatementStart } },
  },
  saveStatementColumns: {
    method: 'PUT',
    path: '/desk/statement/columns',
    action: 'transfer.settle',
    schema: { body: ChosenStatementColumns, response: noContent },
  },
  /** Keeps the lines of a file; those that another file had are kept once. */
  importStatement: {
    method: 'POST',
    path: '/desk/statement/import',
    action: 'transfer.settle',
    schema: { body: StatementImport, response: { 200: StatementImported } },
  },
  /** Settles lines, each by itself: one that is refused keeps no other back. */
  settleLines: {
    method: 'POST',
    path: '/desk/statement/settle',
    action: 'transfer.settle',
    schema: { body: LineSettlements, response: { 200: LineAnswers } },
  },
  bookLine: {
    method: 'POST',
    path: '/desk/statement/lines/:id/booking',
    action: 'transfer.settle',
    schema: { params: UuidParams, body: LineBooking, response: noContent },
    refusals: ['not_found', 'line_settled', 'transfer_amount'],
  },
  /** Opens a line again that was left out of the ledger. */
  reopenLine: {
    method: 'DELETE',
    path: '/desk/statement/lines/:id/booking',
    action: 'transfer.settle',
    schema: { params: UuidParams, response: noContent },
    refusals: ['not_found'],
  },
} as const satisfies Endpoints
