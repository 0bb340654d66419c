import * as z from 'zod/mini'
import { columnFinder } from '../shared/tableColumns'

/**
 * What a bank's table of transactions says of one, in the order in which it is shown. Its sum is signed in `amount`, or in one of two
 * columns: `paidIn` and `paidOut`. `text` and `details` are read as one text.
 */
export const statementFields = [
  'day',
  'amount',
  'paidIn',
  'paidOut',
  'currency',
  'name',
  'text',
  'details',
  'bankId',
] as const
export const StatementField = z.enum(statementFields)
export type StatementField = z.infer<typeof StatementField>

// English and Polish, as British and Polish banks name their columns. Folded.
const knownHeaders: Record<StatementField, string> = {
  day: 'date transactiondate bookingdate dateofbooking datatransakcji dataoperacji dataksiegowania data',
  amount:
    'amount value amountgbp transactionamount kwota kwotaoperacji kwotatransakcji kwotatransakcjiwalutarachunku kwotawwalucierachunku',
  paidIn: 'paidin moneyin credit creditamount creditamountgbp uznania wplywy',
  paidOut: 'paidout moneyout debit debitamount debitamountgbp obciazenia wydatki',
  currency: 'currency waluta walutarachunku walutaoperacji',
  name: 'name counterparty counterpartyname payee payer nadawcaodbiorca odbiorcazleceniodawca danekontrahenta kontrahent nazwanadawcy nadawca',
  text: 'reference description memo transactiondescription tytul tytulem tytulprzelewu opis opistransakcji szczegolytransakcji',
  details: 'notes notesandtags opisoperacji szczegoly transactiontype subcategory',
  bankId: 'transactionid bankreference numerreferencyjny nrtransakcji numertransakcji',
}

/** What is offered for a bank's table, by its headers. */
export const { suggestColumns: suggestStatementColumns, findHeaderLine: findStatementHeader } = columnFinder(
  statementFields,
  knownHeaders,
)
