import { eq, max } from 'drizzle-orm'
import { areTermsDue, type NewDocument } from '#contract/account/newDocument'
import type { Day } from '#contract/shared/calendar'
import { registrationDocuments, type RegistrationDocument } from '#contract/info/contentPage'
import type { Locale } from '#contract/shared/locales'
import type { Db } from '../db/client'
import { acceptedDocuments } from '../db/schema'
import { versionOf } from './pageVersions'

type AcceptedVersions = Partial<Record<RegistrationDocument, Day>>

const { document, version, userId } = acceptedDocuments

/** The newest version of each document that an account has accepted. */
export const loadAcceptedVersions = async (db: Db, id: string): Promise<AcceptedVersions> => {
  const rows = await db
    .select({ document, version: max(version) })
    .from(acceptedDocuments)
    .where(eq(userId, id))
    .groupBy(document)
  return Object.fromEntries(rows.map((row) => [row.document, row.version]))
}

/** The documents of which an account has not accepted the newest version. */
export const loadNewDocuments = async (db: Db, id: string): Promise<NewDocument[]> => {
  const accepted = await loadAcceptedVersions(db, id)
  return registrationDocuments
    .map((name) => ({ document: name, version: versionOf(name), accepted: accepted[name] ?? null }))
    .filter((one) => one.accepted === null || one.accepted < one.version)
}

/** Must an account accept new terms before it buys anything more? */
export const hasTermsDue = async (db: Db, id: string, today: Day): Promise<boolean> =>
  (await loadNewDocuments(db, id)).some((one) => areTermsDue(one, today))

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
