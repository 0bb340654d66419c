import { registrationDocuments } from '#contract/contentPage'
import type { Locale } from '#contract/locales'
import { versionOf } from '../content/pageVersions'
import type { Db } from '../db/client'
import { acceptedDocuments } from '../db/schema'

/**
 * Records which versions of the terms and the privacy policy a new account has accepted and taken note of. The form links
 * the current ones, so these are the versions that count, however old the form itself is.
 */
export const recordAcceptedDocuments = async (
  tx: Db,
  userId: string,
  locale: Locale,
  acceptedAt: Date,
): Promise<void> => {
  const rows = registrationDocuments.map((document) => ({
    userId,
    document,
    version: versionOf(document),
    locale,
    acceptedAt,
  }))
  await tx.insert(acceptedDocuments).values(rows)
}
