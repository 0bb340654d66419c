import { dogNameFields } from '#contract/dog/fields'
import { ShowField } from '#contract/show/form'

/** What a row says of its subject, by the type of the subject: nothing else gets into `before` and `after`. */
export const auditedFields = {
  account: [
    'email',
    'emailConfirmed',
    'roles',
    'renewalDate',
    'membershipKind',
    'blocked',
    'twoStepVerification',
    'sessionsEnded',
    'calendarFeed',
    'household',
    'family',
    'mergedWith',
    'terms',
    'privacy',
    'unsubscribedFrom',
    'bounced',
    'actingUntil',
    // What an admin wrote: a value, so that it is erased with the account.
    'reason',
  ],
  course: ['number', 'kind', 'remark', 'x', 'y', 'text', 'answer', 'isResolved', 'decision'],
  dog: [
    ...dogNameFields,
    'gender',
    'breed',
    'birthDate',
    'microchip',
    'height',
    'kennelClubGrade',
    'fciLevel',
    'nexusRank',
    'levelsAhead',
    'kennelClubGradeOn',
    'fciLevelOn',
    'earnedLevel',
    'retired',
    'oldAgeDog',
    'lowerLevel',
    'ownerId',
    'managerId',
    'photo',
    'shared',
    'measurement',
    'measuredBy',
    'disputed',
  ],
  bank_line: ['outcome', 'purchaseId', 'bookedTo', 'reason', 'writtenOff', 'owedBack', 'sentBackAt'],
  bank_statement: ['added', 'known', 'from', 'to'],
  payout_report: ['added', 'known', 'from', 'to', 'fees'],
  provider_line: ['outcome', 'bookedTo', 'bookedOn', 'reason'],
  discount: [
    'code',
    'percent',
    'amount',
    'uses',
    'usesPerMember',
    'validFrom',
    'validTo',
    'showSlug',
    'paused',
    'ended',
  ],
  draw: ['choices', 'position'],
  entry: ['status', 'refund', 'refundedInFull', 'refundDoneAt', 'classId', 'dogId'],
  flag: ['enabled'],
  mailing: ['kind', 'state', 'sendAt', 'recipients'],
  person: ['accountId', 'name'],
  plan: ['price', 'currency', 'validFrom'],
  provider_movement: ['kind', 'state', 'amount', 'currency', 'reason', 'fee', 'covered', 'owed', 'sentAt'],
  problem_report: ['answers'],
  profile: ['name', 'locale', 'street', 'postcode', 'city', 'country', 'phone', 'emergencyName', 'emergencyPhone'],
  purchase: [
    'status',
    'total',
    'discountId',
    'currency',
    'paidBy',
    'deskWay',
    'transferredOn',
    'holdUntil',
    'refund',
    'refundDoneAt',
  ],
  ledger: ['day', 'debit', 'credit', 'amount', 'currency', 'reason'],
  invoice: ['number', 'net', 'tax', 'gross', 'currency', 'reason'],
  helper: ['task', 'day', 'version'],
  results: ['courseTime', 'courseLength', 'maximumTime', 'rows', 'published', 'revision', 'ruleSet', 'ruleVersion'],
  rules: ['validFrom', 'rules'],
  running_order: ['entryIds', 'seed', 'revision', 'teams'],
  session: [],
  setting: ['value'],
  show: ['state', 'fairOpening', 'drawnAt', 'drawMembers', 'mailedMembers', ...ShowField.options, 'answer'],
  show_extra: ['kind', 'name', 'price', 'currency', 'options', 'limit', 'perMember', 'soldUntil', 'paused'],
  sold_extra: ['status', 'refund', 'refundDoneAt'],
  judge_contract: ['show', 'judge', 'fee', 'travelKind', 'travel', 'currency', 'provided', 'signedOn'],
  show_cost: ['kind', 'text', 'amount', 'currency'],
  waiting: ['classId', 'dogId', 'state', 'offerUntil'],
} as const satisfies Record<string, readonly string[]>

export type SubjectType = keyof typeof auditedFields

export type AuditAction =
  | 'acting.started'
  | 'acting.stopped'
  | 'account.blocked'
  | 'account.deleted'
  | 'account.made'
  | 'account.merged'
  | 'account.separated'
  | 'account.unblocked'
  | 'discount.added'
  | 'discount.ended'
  | 'discount.paused'
  | 'discount.resumed'
  | 'calendar_feed.ended'
  | 'calendar_feed.made'
  | 'course.answered'
  | 'course.remarked'
  | 'course.reopened'
  | 'course.resolved'
  | 'course.returned'
  | 'course.signed'
  | 'course.uploaded'
  | 'document.accepted'
  | 'dog.added'
  | 'dog.invitation_sent'
  | 'dog.invitation_ended'
  | 'dog.manager_added'
  | 'dog.manager_removed'
  | 'dog.transferred'
  | 'dog.changed'
  | 'dog.corrected'
  | 'dog.height_disputed'
  | 'dog.measured'
  | 'dog.level_confirmed'
  | 'dog.level_counts'
  | 'dog.level_declined'
  | 'dog.level_flagged'
  | 'dog.level_kept'
  | 'dog.level_moved'
  | 'dog.level_proposed'
  | 'dog.level_set'
  | 'dog.level_withdrawn'
  | 'dog.photo_added'
  | 'dog.photo_removed'
  | 'dog.results_hidden'
  | 'dog.results_shown'
  | 'dog.shared'
  | 'dog.unshared'
  | 'dog.merged'
  | 'draw.applied'
  | 'draw.changed'
  | 'draw.positioned'
  | 'draw.left'
  | 'email.bounce_cleared'
  | 'email.bounced'
  | 'email.change_confirmed'
  | 'email.change_requested'
  | 'email.change_stopped'
  | 'email.changed'
  | 'email.confirmation_sent'
  | 'email.confirmed'
  | 'entry.changed'
  | 'entry.kept'
  | 'entry.rechecked'
  | 'entry.refund_sent'
  | 'family.added'
  | 'family.removed'
  | 'entry.withdrawal_undone'
  | 'entry.withdrawn'
  | 'extra.added'
  | 'extra.changed'
  | 'extra.deleted'
  | 'extra.refund_sent'
  | 'extra.withdrawn'
  | 'flag.switched'
  | 'invoice.corrected'
  | 'invoice.issued'
  | 'ledger.booked'
  | 'line.reopened'
  | 'line.sent_back'
  | 'line.settled'
  | 'member.data_saved'
  | 'mail_choice.changed'
  | 'mailing.added'
  | 'mailing.cancelled'
  | 'mailing.changed'
  | 'mailing.deleted'
  | 'mailing.scheduled'
  | 'mailing.started'
  | 'mailing.tested'
  | 'member.listed'
  | 'member.noted'
  | 'member.viewed'
  | 'membership.corrected'
  | 'membership.ended'
  | 'membership.paused'
  | 'membership.prolonged'
  | 'membership.resumed'
  | 'movement.changed'
  | 'movement.noted'
  | 'movement.sent_again'
  | 'password.changed'
  | 'password.reset'
  | 'helper.added'
  | 'helper.changed'
  | 'helper.removed'
  | 'household.agreed'
  | 'household.asked'
  | 'household.ended'
  | 'person.added'
  | 'person.invitation_accepted'
  | 'person.invitation_ended'
  | 'person.invited'
  | 'person.linked'
  | 'person.renamed'
  | 'person.unlinked'
  | 'plan.price_added'
  | 'plan.price_removed'
  | 'contract.changed'
  | 'contract.recorded'
  | 'contract.removed'
  | 'contract.reopened'
  | 'contract.signed'
  | 'show_cost.added'
  | 'show_cost.removed'
  | 'problem_report.answered'
  | 'problem_report.deleted'
  | 'problem_report.expired'
  | 'problem_report.read'
  | 'problem_report.trace_read'
  | 'profile.changed'
  | 'purchase.cancelled'
  | 'purchase.expired'
  | 'purchase.paid'
  | 'purchase.refund_owed'
  | 'purchase.refund_sent'
  | 'purchase.refunded'
  | 'purchase.transfer_chosen'
  | 'results.corrected'
  | 'results.entered'
  | 'results.published'
  | 'role.granted'
  | 'rules.added'
  | 'running_order.drawn'
  | 'running_order.moved'
  | 'running_order.published'
  | 'running_order.teams'
  | 'sessions.ended'
  | 'setting.changed'
  | 'payout_report.imported'
  | 'provider_line.settled'
  | 'provider_line.reopened'
  | 'statement.imported'
  | 'show.added'
  | 'show.agreed'
  | 'show.appointment_answered'
  | 'show.approval_waived'
  | 'show.changed'
  | 'show.cancelled'
  | 'show.classes_cancelled'
  | 'show.classes_merged'
  | 'show.class_split'
  | 'show.finished'
  | 'show.mailed'
  | 'show.proposed'
  | 'show.proposal_agreed'
  | 'show.proposal_outdated'
  | 'show.proposal_returned'
  | 'show.proposal_withdrawn'
  | 'show.published'
  | 'show.recalled'
  | 'show.returned'
  | 'show.submitted'
  | 'show.fair_opening_set'
  | 'show.drawn'
  | 'two_step_verification.turned_off'
  | 'two_step_verification.turned_on'
  | 'waiting.ended'
  | 'waiting.joined'
  | 'waiting.offered'
