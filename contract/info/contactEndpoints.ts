import { type Endpoints, noContent } from '../shared/endpoint'
import { ContactMessage } from './contact'

export const contactEndpoints = {
  sendMessage: {
    method: 'POST',
    path: '/contact',
    action: 'contact.send',
    schema: { body: ContactMessage, response: noContent },
  },
} as const satisfies Endpoints
