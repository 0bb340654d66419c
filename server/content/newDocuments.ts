import { eq, max, sql } from 'drizzle-orm'
import { areTermsDue, type NewDocument } from '#contract/account/newDocument'
import type { Day } from '#contract/calendar'
import { registrationDocuments, type RegistrationDocument } from '#contract/contentPage'
import type { Locale } from '#contract/locales'
import type { Db } from '../db/client'
import { acceptedDocuments, users } from '../db/schema'
import { versionOf } from './pageVersions'

/** The newest version of each document that an account has accepted. */
export type AcceptedVersions = Partial<Record<RegistrationDocument, Day>>

const { document, version, userId } = acceptedDocuments

/** The same as a column of a query of `users`. */
export const acceptedVersions = sql<AcceptedVersions>`(
  select coalesce(json_object_agg(newest.document, newest.version), '{}') from (
    select ${document} as document, max(${version})::text as version
    from ${acceptedDocuments} where ${userId} = ${users.id} group by ${document}
  ) newest
)`

export const loadAcceptedVersions = async (db: Db, id: string): Promise<AcceptedVersions> => {
  const rows = await db
    .select({ document, version: max(version) })
    .from(acceptedDocuments)
    .where(eq(userId, id))
    .groupBy(document)
  return Object.fromEntries(rows.map((row) => [row.document, row.version]))
}

/** What has a newer version than an account has accepted. */
export const newDocumentsOf = (accepted: AcceptedVersions): NewDocument[] =>
  registrationDocuments
    .map((name) => ({ document: name, version: versionOf(name), accepted: accepted[name] ?? null }))
    .filter((one) => one.accepted === null || one.accepted < one.version)

/** Must an account accept new terms before it buys anything more? */
export const hasTermsDue = async (db: Db, id: string, today: Day): Promise<boolean> =>
  newDocumentsOf(await loadAcceptedVersions(db, id)).some((one) => areTermsDue(one, today))

/**
 * Records which versions of the terms and the privacy policy a new account has accepted and taken note of. The form links
 * the current ones, so these are the versions that count, however old the form itself is.
 */
export const recordAcceptedDocuments = async (tx: Db, id: string, locale: Locale, acceptedAt: Date): Promise<void> => {
  const rows = registrationDocuments.map((name) => ({
    userId: id,
    document: name,
    version: versionOf(name),
    locale,
    acceptedAt,
  }))
  await tx.insert(acceptedDocuments).values(rows)
}
