import type { JournalDraft, LedgerTransaction } from '#contract/money/ledger'
import { dayAt } from '#contract/shared/calendar'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { loadSettings } from '../../db/settings'
import { book } from '../../domain/money/book'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { uuidOf } from '../../lib/uuidOf'
import { loadTransaction } from './ledger'

/** Books an entry of the journal. Throws already_booked where the same one is there, and validation_failed for a day to come. */
export const addJournalEntry = (db: Db, draft: JournalDraft, by: ChangedBy): Promise<LedgerTransaction> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, by.actor)
    const { currency, timeZone } = await loadSettings(tx)
    if (draft.day > dayAt(by.at.toISOString(), timeZone)) throw new HttpError('validation_failed', { day: 'in_future' })
    const { day, debit, credit, amount, reason } = draft
    // The same entry has the same id, so that pressing twice books once; who means it twice writes another reason.
    const subjectId = uuidOf([day, debit, credit, amount, reason])
    const entry = { ...draft, kind: 'journal', subjectId, purchaseId: null, currency, at: by.at } as const
    const [id] = await book(tx, [entry], by.actor)
    if (id === undefined) throw new HttpError('already_booked')
    const subject = { type: 'ledger', id: String(id) } as const
    await audit(tx, { by, action: 'ledger.booked', subject, onBehalfOf: null, after: { ...draft, currency } })
    const booked = await loadTransaction(tx, id)
    if (!booked) throw new Error('A transaction that was just booked is not there')
    return booked
  })
