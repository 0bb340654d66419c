import { defineMessages } from './defineMessages'

/** Said in place of what a flag has switched off. */
export const disabledMessages = defineMessages({
  limited: {
    id: 'functionalities_limited',
    defaultMessage: 'Feature is disabled. Please contact our support.',
    description: 'Fixed by the specification, letter for letter',
  },
})
