import { type Endpoints, noContent } from '../shared/endpoint'
import { DocumentAcceptance, NewDocuments } from './newDocument'
import { User } from './user'

export const authEndpoints = {
  /** Versions of the terms and the privacy policy that the caller accepts. */
  acceptDocument: {
    method: 'POST',
    path: '/accepted-documents',
    action: 'document.accept',
    schema: { body: DocumentAcceptance, response: { 200: NewDocuments } },
    refusals: ['document_outdated'],
  },
  logout: {
    method: 'POST',
    path: '/logout',
    action: 'session.endOwn',
    schema: { response: noContent },
  },
  getMe: {
    method: 'GET',
    path: '/me',
    action: 'account.read',
    schema: { response: { 200: User } },
  },
} as const satisfies Endpoints
