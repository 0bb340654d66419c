import { authEndpoints } from '#contract/account/authEndpoints'
import type { DocumentAcceptance } from '#contract/account/newDocument'
import type { Locale } from '#contract/shared/locales'
import { auditAccount, byCaller, type ChangedBy } from '../../audit/audit'
import { loadAcceptedVersions, loadNewDocuments } from '../../content/newDocuments'
import { versionOf } from '../../content/pageVersions'
import type { Db } from '../../db/client'
import { acceptedDocuments } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import { HttpError } from '../../http/httpError'
import { lockCaller } from '../../http/lockCaller'
import { routeOf } from '../../http/routeOf'
import type { Api } from '../../http/types'

/**
 * Records that an account accepts the current version; the same again changes nothing. Throws document_outdated for any other
 * version: its reader has not seen the current one.
 */
const acceptDocument = (
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

/** Accepting new versions of the terms and the privacy policy; the answer is what is still new. */
export const documentRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    ...routeOf(authEndpoints.acceptDocument),
    handler: async (request) => {
      const { id } = callerOf(request).account
      await acceptDocument(db, id, request.body, { locale: request.locale, by: byCaller(request, now()) })
      return loadNewDocuments(db, id)
    },
  })
}
