import type { MessageDescriptor } from 'react-intl'

/** Sentences by name; the extraction finds them by this function's name. */
export const defineMessages = <Name extends string>(messages: Record<Name, MessageDescriptor>) => messages
