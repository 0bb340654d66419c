import type { DocumentAcceptance } from '#contract/account/newDocument'
import type { Locale } from '#contract/shared/locales'
import { auditAccount, type ChangedBy } from '../../audit/audit'
import { loadAcceptedVersions } from '../../content/newDocuments'
import { versionOf } from '../../content/pageVersions'
import type { Db } from '../../db/client'
import { acceptedDocuments } from '../../db/schema'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'

/**
 * Records that an account accepts the current version; the same again changes nothing. Throws document_outdated for any other
 * version: its reader has not seen the current one.
 */
export const acceptDocument = (
  db: Db,
  userId: string,
  { document, version }: DocumentAcceptance,
  { locale, by }: { locale: Locale; by: ChangedBy },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCaller(tx, userId)
    if (version !== versionOf(document)) throw new HttpError('document_outdated')
    const accepted = await loadAcceptedVersions(tx, userId)
    const row = { userId, document, version, locale, acceptedAt: by.at }
    const made = await tx.insert(acceptedDocuments).values(row).onConflictDoNothing().returning()
    if (made.length === 0) return
    const [before, after] = [{ [document]: accepted[document] }, { [document]: version }]
    await auditAccount(tx, { by, id: userId, action: 'document.accepted', before, after })
  })
