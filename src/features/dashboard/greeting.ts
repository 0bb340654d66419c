import type { MessageDescriptor } from 'react-intl'
import { messages } from './messages'

/** How someone is greeted, also one whose name is not known. */
export const greeting = (name = ''): [MessageDescriptor, { name: string }] => [
  name === '' ? messages.titleNameless : messages.title,
  { name },
]
