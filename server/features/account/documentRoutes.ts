import { apiPaths } from '#contract/shared/apiPaths'
import { DocumentAcceptance, NewDocuments } from '#contract/account/newDocument'
import { byCaller } from '../../audit/audit'
import { loadNewDocuments } from '../../content/newDocuments'
import type { ServerDeps } from '../../deps'
import { callerOf } from '../../http/auth'
import type { Api } from '../../http/types'
import { acceptDocument } from './acceptedDocuments'

/** Accepting new versions of the terms and the privacy policy; the answer is what is still new. */
export const documentRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    method: 'POST',
    url: apiPaths.acceptedDocuments,
    config: { action: 'document.accept' },
    schema: { body: DocumentAcceptance, response: { 200: NewDocuments } },
    handler: async (request) => {
      const { id } = callerOf(request).account
      await acceptDocument(db, id, request.body, { locale: request.locale, by: byCaller(request, now()) })
      return loadNewDocuments(db, id)
    },
  })
}
