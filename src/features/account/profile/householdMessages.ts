import { defineMessages } from '../../../i18n/defineMessages'

export const householdMessages = defineMessages({
  heading: { id: 'household.heading', defaultMessage: 'Household' },
  text: {
    id: 'household.text',
    defaultMessage:
      'Tell us if you live with another member. We only use it to make sure that no one judges or approves for someone they live with.',
  },
  loading: { id: 'household.loading', defaultMessage: 'Loading your household' },
  failed: { id: 'household.failed', defaultMessage: 'Couldn’t load your household' },
  failedText: { id: 'household.failedText', defaultMessage: 'Check your connection and try again.' },
  member: { id: 'household.member', defaultMessage: 'Confirmed by both of you' },
  sent: { id: 'household.sent', defaultMessage: 'Waiting for their answer' },
  received: { id: 'household.received', defaultMessage: 'Says you live together' },
  agree: { id: 'household.agree', defaultMessage: 'Yes' },
  agreeOf: { id: 'household.agreeOf', defaultMessage: 'Yes, I live with {name}' },
  decline: { id: 'household.decline', defaultMessage: 'No' },
  declineOf: { id: 'household.declineOf', defaultMessage: 'No, I don’t live with {name}' },
  end: { id: 'household.end', defaultMessage: 'Remove' },
  endOf: { id: 'household.endOf', defaultMessage: 'Remove {name} from your household' },
  takeBack: { id: 'household.takeBack', defaultMessage: 'Cancel request' },
  takeBackOf: { id: 'household.takeBackOf', defaultMessage: 'Cancel your request to {name}' },
  email: { id: 'household.email', defaultMessage: 'Email of someone you live with' },
  emailHint: {
    id: 'household.emailHint',
    defaultMessage: 'If they have an account with this address, we’ll ask them to confirm.',
  },
  ask: { id: 'household.ask', defaultMessage: 'Send request' },
})
