import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as schema from '../../../db/schema'

/**
 * Rows that follow a person. `key`: what tells them apart; `once`: the columns of which the kept account can have each value once; `unless`: what
 * else the kept account has already. Such a row stays, and is erased with its account.
 */
export interface Followed {
  column: PgColumn
  key: PgColumn[]
  once?: PgColumn[]
  unless?: (keptId: string) => SQL
  /** It names a confirmed address in place of the account. */
  byEmail?: true
}

const {
  accountMerges,
  drawApplications,
  heightDisputes,
  households,
  mailingRecipients,
  memberNotes,
  memberships,
  outbox,
  problemReports,
  purchaseKeys,
  purchases,
  renewalReminders,
  showHelpers,
  unsubscriptions,
  waitingList,
} = schema

/** Is the other one of a household the kept account, or in one with it? */
const sharedWith = (other: PgColumn) => (keptId: string) =>
  sql`(${other} = ${keptId} or exists (select 1 from households pair where
    (pair.asked_by = ${keptId} and pair.agreed_by = ${other}) or (pair.agreed_by = ${keptId} and pair.asked_by = ${other})))`

/** What refers to the account merged away, and refers to the kept one from then on. Dogs have two such columns: see moveDogs. */
export const followed: readonly Followed[] = [
  { column: purchases.userId, key: [purchases.id] },
  { column: purchaseKeys.userId, key: [purchaseKeys.key], once: [purchaseKeys.key] },
  { column: memberships.userId, key: [memberships.id] },
  { column: memberNotes.userId, key: [memberNotes.id] },
  { column: waitingList.userId, key: [waitingList.id] },
  { column: drawApplications.userId, key: [drawApplications.id], once: [drawApplications.showId] },
  { column: households.askedBy, key: [households.id], unless: sharedWith(households.agreedBy) },
  { column: households.agreedBy, key: [households.id], unless: sharedWith(households.askedBy) },
  { column: heightDisputes.raisedBy, key: [heightDisputes.measurementId] },
  { column: problemReports.userId, key: [problemReports.id] },
  { column: outbox.userId, key: [outbox.id] },
  { column: mailingRecipients.userId, key: [mailingRecipients.id], once: [mailingRecipients.mailingId] },
  // Of two choices the stricter one counts.
  { column: unsubscriptions.userId, key: [unsubscriptions.kind], once: [unsubscriptions.kind] },
  {
    column: renewalReminders.userId,
    key: [renewalReminders.renewalDate, renewalReminders.daysBefore],
    once: [renewalReminders.renewalDate, renewalReminders.daysBefore],
  },
  { column: accountMerges.keptId, key: [accountMerges.mergedId] },
  { column: showHelpers.email, key: [showHelpers.id], byEmail: true },
  { column: problemReports.email, key: [problemReports.id], byEmail: true },
]

/**
 * What becomes of everything else that refers to the account merged away. `own`: moved by other code. `ends`: it lets its owner in, or changes
 * an address. `refuses`: two accounts are not merged because of it. `stays`: it says who did something, or is of that account alone and
 * is erased with it.
 */
export const others: Record<string, 'own' | 'ends' | 'refuses' | 'stays'> = {
  'account_merges.merged_id': 'stays',
  'accepted_documents.user_id': 'stays',
  'bounces.user_id': 'stays',
  'calendar_feeds.user_id': 'ends',
  'course_remarks.answered_by': 'stays',
  'course_remarks.author_id': 'stays',
  'course_reviews.reviewer_id': 'stays',
  'courses.uploaded_by': 'stays',
  'dog_history.said_by': 'stays',
  'dog_levels.decided_by': 'stays',
  'dog_measurements.measured_by': 'stays',
  'dog_sync_columns.user_id': 'stays',
  'dogs.manager_id': 'own',
  'dogs.owner_id': 'own',
  'email_changes.user_id': 'ends',
  'email_confirmations.user_id': 'ends',
  'entry_refunds.recorded_by': 'stays',
  'family_members.payer_id': 'refuses',
  'family_members.user_id': 'refuses',
  'invitations.invited_by': 'ends',
  // As they were issued; who may read one is the owner of its purchase.
  'invoices.user_id': 'stays',
  'level_proposals.decided_by': 'stays',
  'mailings.written_by': 'stays',
  'member_import_columns.user_id': 'stays',
  'member_notes.author_id': 'stays',
  'memberships.recorded_by': 'stays',
  'people.account_id': 'refuses',
  'problem_answers.answered_by': 'stays',
  'profiles.user_id': 'own',
  'purchases.taken_by': 'stays',
  'reset_tokens.user_id': 'ends',
  'second_factors.user_id': 'stays',
  'sessions.acting_for': 'ends',
  'sessions.user_id': 'ends',
  'show_mails.sent_by': 'stays',
  'show_proposals.author_id': 'stays',
  'shows.author_id': 'stays',
  'statement_columns.user_id': 'stays',
}
