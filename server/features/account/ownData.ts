import { and, eq, getTableColumns, inArray, isNotNull, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { OwnData } from '#contract/account/ownData'
import { ownChanges } from '../../audit/ownChanges'
import type { Db } from '../../db/client'
import * as schema from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { numberOf } from '../../domain/entry/competitorNumbers'
import { openBody } from '../../mail/openBody'

const { users, dogs, purchases, entries, outbox, classes, competitorNumbers, shows } = schema

type DataDeps = Pick<ServerDeps, 'db' | 'encryption'>
type Account = typeof users.$inferSelect

/** Columns that allow a login or a payment: they belong to the account and are never exported. */
const secret = ['passwordHash', 'tokenHash', 'secret', 'recoveryHashes', 'paymentId', 'contents', 'takenBy']

interface Own {
  table: PgTable
  /** The column that says whose a row is. */
  owner: PgColumn
  /** The only columns to be carried away, where the others are not the owner's: a mail's body may hold a link. */
  columns?: string[]
}

/** What the sender of a problem report has seen and sent. */
const reported = [
  'description',
  'page',
  'version',
  'browser',
  'crashMessage',
  'crashStack',
  'trace',
  'failedStep',
  'reportedAt',
]

/** Every table that keeps something about an account, by the name that its rows get in the export. */
export const ownTables: Record<string, Own> = {
  account: { table: users, owner: users.id },
  acceptedDocuments: { table: schema.acceptedDocuments, owner: schema.acceptedDocuments.userId },
  profile: { table: schema.profiles, owner: schema.profiles.userId },
  person: { table: schema.people, owner: schema.people.accountId },
  // Without their state: whether an address declined to be a household says that it has an account.
  invitationsSent: {
    table: schema.invitations,
    owner: schema.invitations.invitedBy,
    columns: ['kind', 'email', 'createdAt', 'expiresAt'],
  },
  mergedAccounts: {
    table: schema.accountMerges,
    owner: schema.accountMerges.keptId,
    columns: ['email', 'mergedAt'],
  },
  householdAsked: { table: schema.households, owner: schema.households.askedBy },
  householdAgreed: { table: schema.households, owner: schema.households.agreedBy },
  familyOf: { table: schema.familyMembers, owner: schema.familyMembers.userId, columns: ['addedAt'] },
  familyPaidFor: { table: schema.familyMembers, owner: schema.familyMembers.payerId, columns: ['addedAt'] },
  memberships: {
    table: schema.memberships,
    owner: schema.memberships.userId,
    columns: ['event', 'kind', 'years', 'startsOn', 'endsOn', 'recordedAt', 'reason'],
  },
  notesAboutMember: {
    table: schema.memberNotes,
    owner: schema.memberNotes.userId,
    columns: ['text', 'writtenAt'],
  },
  notesWritten: {
    table: schema.memberNotes,
    owner: schema.memberNotes.authorId,
    columns: ['writtenAt'],
  },
  dogs: { table: dogs, owner: dogs.ownerId },
  courses: { table: schema.courses, owner: schema.courses.uploadedBy, columns: ['number', 'kind', 'uploadedAt'] },
  courseRemarks: {
    table: schema.courseRemarks,
    owner: schema.courseRemarks.authorId,
    columns: ['x', 'y', 'text', 'createdAt', 'resolvedAt'],
  },
  courseAnswers: {
    table: schema.courseRemarks,
    owner: schema.courseRemarks.answeredBy,
    columns: ['answer', 'answeredAt'],
  },
  courseReviews: {
    table: schema.courseReviews,
    owner: schema.courseReviews.reviewerId,
    columns: ['decision', 'decidedAt'],
  },
  measurements: {
    table: schema.dogMeasurements,
    owner: schema.dogMeasurements.measuredBy,
    columns: ['height', 'kind', 'measuredAt'],
  },
  heightDisputes: {
    table: schema.heightDisputes,
    owner: schema.heightDisputes.raisedBy,
    columns: ['reason', 'raisedAt'],
  },
  levelDecisions: {
    table: schema.dogLevels,
    owner: schema.dogLevels.decidedBy,
    columns: ['rankBefore', 'rank', 'effectiveFrom', 'reason', 'at'],
  },
  levelAnswers: {
    table: schema.levelProposals,
    owner: schema.levelProposals.decidedBy,
    columns: ['rank', 'state', 'reason', 'decidedAt'],
  },
  problemReports: { table: schema.problemReports, owner: schema.problemReports.userId, columns: reported },
  problemsAnswered: {
    table: schema.problemAnswers,
    owner: schema.problemAnswers.answeredBy,
    columns: ['text', 'answeredAt'],
  },
  dogSyncColumns: { table: schema.chosenColumns, owner: schema.chosenColumns.userId },
  memberImportColumns: { table: schema.memberImportColumns, owner: schema.memberImportColumns.userId },
  statementColumns: { table: schema.statementColumns, owner: schema.statementColumns.userId },
  purchases: { table: purchases, owner: purchases.userId },
  invoices: { table: schema.invoices, owner: schema.invoices.userId },
  checkouts: { table: schema.purchaseKeys, owner: schema.purchaseKeys.userId },
  waitingList: { table: schema.waitingList, owner: schema.waitingList.userId },
  draws: { table: schema.drawApplications, owner: schema.drawApplications.userId },
  calendarFeed: { table: schema.calendarFeeds, owner: schema.calendarFeeds.userId },
  sessions: { table: schema.sessions, owner: schema.sessions.userId },
  secondFactor: { table: schema.secondFactors, owner: schema.secondFactors.userId },
  addressConfirmation: { table: schema.emailConfirmations, owner: schema.emailConfirmations.userId },
  emailChange: {
    table: schema.emailChanges,
    owner: schema.emailChanges.userId,
    columns: ['email', 'requestedAt', 'confirmedAt', 'dueAt'],
  },
  passwordLink: { table: schema.resetTokens, owner: schema.resetTokens.userId },
  mails: { table: outbox, owner: outbox.userId, columns: ['subject', 'createdAt', 'sentAt'] },
  mailings: {
    table: schema.mailingRecipients,
    owner: schema.mailingRecipients.userId,
    columns: ['state', 'queuedAt', 'sentAt', 'bouncedAt', 'unsubscribedAt'],
  },
  mailingsWritten: {
    table: schema.mailings,
    owner: schema.mailings.writtenBy,
    columns: ['subjectEn', 'subjectPl', 'createdAt'],
  },
  unsubscriptions: { table: schema.unsubscriptions, owner: schema.unsubscriptions.userId },
  undeliverableAddress: {
    table: schema.bounces,
    owner: schema.bounces.userId,
    columns: ['email', 'reason', 'bouncedAt'],
  },
  reminders: { table: schema.renewalReminders, owner: schema.renewalReminders.userId },
}

const open = ({ table, columns }: Pick<Own, 'table' | 'columns'>) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => columns?.includes(name) ?? !secret.includes(name)),
  )

const entriesOf = (db: Db, userId: string) =>
  db
    .select({
      show: shows.name,
      date: classes.date,
      type: classes.type,
      height: classes.height,
      ring: classes.ring,
      startTime: classes.startTime,
      dog: dogs.name,
      number: competitorNumbers.number,
      price: entries.price,
      discount: entries.discount,
      currency: classes.currency,
      status: entries.status,
      handler: entries.handler,
      handlerName: entries.handlerName,
      phone: entries.phone,
      notForCompetition: entries.notForCompetition,
      team: entries.team,
      purchase: purchases.number,
    })
    .from(entries)
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .leftJoin(competitorNumbers, numberOf(classes.showId, entries.dogId))
    .where(eq(purchases.userId, userId))
    .orderBy(classes.date, classes.startTime)

/** What the entries of an account were before they were changed. */
const changesOf = (db: Db, userId: string) =>
  db
    .select({
      show: shows.name,
      date: classes.date,
      startTime: classes.startTime,
      ring: classes.ring,
      dog: dogs.name,
      changedAt: schema.entryChanges.changedAt,
      purchase: purchases.number,
    })
    .from(schema.entryChanges)
    .innerJoin(entries, eq(entries.id, schema.entryChanges.entryId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(classes, eq(classes.id, schema.entryChanges.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .leftJoin(dogs, eq(dogs.id, schema.entryChanges.dogId))
    .where(eq(purchases.userId, userId))
    .orderBy(schema.entryChanges.changedAt)

/** Why dogs of an account, or dogs that it entered, were disqualified. */
const disqualificationsOf = (db: Db, userId: string) =>
  db
    .select({
      show: shows.name,
      date: classes.date,
      startTime: classes.startTime,
      ring: classes.ring,
      dog: dogs.name,
      reason: schema.results.disqualified,
    })
    .from(schema.results)
    .innerJoin(entries, eq(entries.id, schema.results.entryId))
    .innerJoin(purchases, eq(purchases.id, entries.purchaseId))
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, entries.dogId))
    .where(
      and(
        isNotNull(schema.results.disqualified),
        eq(schema.results.outcome, 'eliminated'),
        or(eq(purchases.userId, userId), eq(dogs.ownerId, userId)),
      ),
    )
    .orderBy(classes.date, classes.startTime)

/** Why the Nexus levels of an account's dogs were set, and why earned ones were declined or stand. */
const levelReasonsOf = async (db: Db, userId: string) => {
  const { dogLevels, levelProposals } = schema
  const set = await db
    .select({ dog: dogs.name, level: dogLevels.rank, from: dogLevels.effectiveFrom, reason: dogLevels.reason })
    .from(dogLevels)
    .innerJoin(dogs, eq(dogs.id, dogLevels.dogId))
    .where(and(eq(dogs.ownerId, userId), isNotNull(dogLevels.reason)))
    .orderBy(dogLevels.id)
  const answered = await db
    .select({
      dog: dogs.name,
      level: levelProposals.rank,
      answer: levelProposals.state,
      reason: levelProposals.reason,
    })
    .from(levelProposals)
    .innerJoin(dogs, eq(dogs.id, levelProposals.dogId))
    .where(and(eq(dogs.ownerId, userId), isNotNull(levelProposals.reason)))
    .orderBy(levelProposals.decidedAt)
  return [...set, ...answered]
}

/** What admins have answered to the reports of an account. */
const problemAnswersTo = (db: Db, userId: string) =>
  db
    .select({
      reportedAt: schema.problemReports.reportedAt,
      text: schema.problemAnswers.text,
      answeredAt: schema.problemAnswers.answeredAt,
    })
    .from(schema.problemAnswers)
    .innerJoin(schema.problemReports, eq(schema.problemReports.id, schema.problemAnswers.reportId))
    .where(eq(schema.problemReports.userId, userId))
    .orderBy(schema.problemAnswers.answeredAt)

/** What an account has chosen in the draws of shows. */
const choicesOf = (db: Db, userId: string) =>
  db
    .select({ show: shows.name, date: classes.date, startTime: classes.startTime, ring: classes.ring, dog: dogs.name })
    .from(schema.drawChoices)
    .innerJoin(schema.drawApplications, eq(schema.drawApplications.id, schema.drawChoices.applicationId))
    .innerJoin(classes, eq(classes.id, schema.drawChoices.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .innerJoin(dogs, eq(dogs.id, schema.drawChoices.dogId))
    .where(eq(schema.drawApplications.userId, userId))
    .orderBy(schema.drawApplications.appliedAt, schema.drawChoices.number)

/** Transfers of a bank statement that have paid purchases of an account, or sent its refunds, as the bank names them. */
const transfersOf = (db: Db, userId: string) => {
  const { day, amount, currency, name, text, purchaseId } = schema.bankLines
  return db
    .select({ day, amount, currency, name, text, purchase: purchases.number })
    .from(schema.bankLines)
    .innerJoin(purchases, eq(purchases.id, purchaseId))
    .where(eq(purchases.userId, userId))
    .orderBy(day)
}

/** Extras of shows that an account has bought. */
const extrasOf = (db: Db, userId: string) => {
  const { name, option, quantity, price, withdrawnAt, purchaseId, extraId } = schema.soldExtras
  return db
    .select({
      show: shows.name,
      name,
      option,
      quantity,
      price,
      currency: purchases.currency,
      withdrawnAt,
      purchase: purchases.number,
    })
    .from(schema.soldExtras)
    .innerJoin(purchases, eq(purchases.id, purchaseId))
    .innerJoin(schema.showExtras, eq(schema.showExtras.id, extraId))
    .innerJoin(shows, eq(shows.id, schema.showExtras.showId))
    .where(eq(purchases.userId, userId))
    .orderBy(purchases.number, schema.soldExtras.id)
}

/** What shows have agreed with an account as their judge. */
const contractsOf = (db: Db, userId: string) => {
  const { fee, travelKind, travel, currency, provided, signedOn, showId, personId } = schema.judgeContracts
  return db
    .select({ show: shows.name, fee, travelKind, travel, currency, provided, signedOn })
    .from(schema.judgeContracts)
    .innerJoin(schema.people, eq(schema.people.id, personId))
    .innerJoin(shows, eq(shows.id, showId))
    .where(eq(schema.people.accountId, userId))
    .orderBy(shows.startDate, shows.id)
}

/** Refunds of memberships of an account. */
const membershipRefundsOf = (db: Db, userId: string) => {
  const { amount, reason, createdAt, doneAt, purchaseId } = schema.purchaseRefunds
  return db
    .select({ amount, currency: purchases.currency, reason, createdAt, doneAt, purchase: purchases.number })
    .from(schema.purchaseRefunds)
    .innerJoin(purchases, eq(purchases.id, purchaseId))
    .where(and(eq(purchases.userId, userId), eq(purchases.kind, 'membership')))
    .orderBy(createdAt)
}

/** Messages from an address. They hold only the text: the organisation's address stays private. */
const messagesFrom = async ({ db, encryption }: DataDeps, email: string) => {
  const rows = await db.select().from(outbox).where(eq(outbox.replyTo, email))
  return rows.map((row) => ({ subject: row.subject, text: openBody(encryption, row).text, createdAt: row.createdAt }))
}

/** Invitations to an address; their email names the sender and what they are about. */
const invitationsTo = (db: Db, to: string) => {
  const { kind, email, state, createdAt, expiresAt } = schema.invitations
  return db.select({ kind, state, createdAt, expiresAt }).from(schema.invitations).where(eq(email, to))
}

/** Problems that were reported without an account, to be answered at an address. */
const reportedFrom = (db: Db, address: string) =>
  db
    .select(open({ table: schema.problemReports, columns: reported }) as Record<string, PgColumn>)
    .from(schema.problemReports)
    .where(eq(schema.problemReports.email, address))

/** Where an address helps, as the organisers wrote it down. */
const helpsAt = (db: Db, at: string) => {
  const { showId, name, task, day, phone, email } = schema.showHelpers
  return db
    .select({ show: shows.name, name, task, day, phone })
    .from(schema.showHelpers)
    .innerJoin(shows, eq(shows.id, showId))
    .where(eq(email, at))
}

/** Rows that refer to an address only. They belong to an account with that confirmed address: strangers may have typed it. */
const byAddress = async (deps: DataDeps, { email, emailConfirmedAt }: Account): Promise<Record<string, unknown[]>> => {
  if (emailConfirmedAt === null) return {}
  const requests = deps.db.select().from(schema.resetRequests).where(eq(schema.resetRequests.email, email))
  return {
    messages: await messagesFrom(deps, email),
    passwordLinksAskedFor: await requests,
    invitationsReceived: await invitationsTo(deps.db, email),
    helpsAt: await helpsAt(deps.db, email),
    problemsReportedAsVisitor: await reportedFrom(deps.db, email),
  }
}

const plain = (rows: unknown): OwnData[string] => JSON.parse(JSON.stringify(rows)) as OwnData[string]

/** Everything that is kept about an account, as its owner may have it. */
export const ownDataOf = async (deps: DataDeps, account: Account): Promise<OwnData> => {
  const { db } = deps
  const all: OwnData = {}
  for (const [name, own] of Object.entries(ownTables))
    all[name] = plain(await db.select(open(own)).from(own.table).where(eq(own.owner, account.id)))
  all.entries = plain(await entriesOf(db, account.id))
  all.extras = plain(await extrasOf(db, account.id))
  all.entryChanges = plain(await changesOf(db, account.id))
  all.disqualifications = plain(await disqualificationsOf(db, account.id))
  all.levelReasons = plain(await levelReasonsOf(db, account.id))
  all.problemAnswers = plain(await problemAnswersTo(db, account.id))
  all.drawChoices = plain(await choicesOf(db, account.id))
  all.contracts = plain(await contractsOf(db, account.id))
  all.membershipRefunds = plain(await membershipRefundsOf(db, account.id))
  all.bankTransfers = plain(await transfersOf(db, account.id))
  all.changes = plain(await ownChanges(db, account.id))
  for (const [name, rows] of Object.entries(await byAddress(deps, account))) all[name] = plain(rows)
  return all
}

/** Dogs of an account that have been entered anywhere. */
export const enteredDogs = async (db: Db, userId: string): Promise<string[]> => {
  const own = db.select({ id: dogs.id }).from(dogs).where(eq(dogs.ownerId, userId))
  const rows = await db.selectDistinct({ id: entries.dogId }).from(entries).where(inArray(entries.dogId, own))
  return rows.map(({ id }) => id)
}
