import { defineMessages } from '../../../i18n/defineMessages'

export const householdMessages = defineMessages({
  heading: { id: 'account.household.heading', defaultMessage: 'Household' },
  text: {
    id: 'account.household.text',
    defaultMessage:
      'Tell us if you live with another member. We only use it to make sure that no one judges or approves for someone they live with.',
  },
  loading: { id: 'account.household.loading', defaultMessage: 'Loading your household' },
  failed: { id: 'account.household.failed', defaultMessage: 'Couldn’t load your household' },
  failedText: { id: 'account.household.failedText', defaultMessage: 'Check your connection and try again.' },
  member: { id: 'account.household.member', defaultMessage: 'Confirmed by both of you' },
  sent: { id: 'account.household.sent', defaultMessage: 'Waiting for their answer' },
  received: { id: 'account.household.received', defaultMessage: 'Says you live together' },
  agree: { id: 'account.household.agree', defaultMessage: 'Yes' },
  agreeOf: { id: 'account.household.agreeOf', defaultMessage: 'Yes, I live with {name}' },
  decline: { id: 'account.household.decline', defaultMessage: 'No' },
  declineOf: { id: 'account.household.declineOf', defaultMessage: 'No, I don’t live with {name}' },
  end: { id: 'account.household.end', defaultMessage: 'Remove' },
  endOf: { id: 'account.household.endOf', defaultMessage: 'Remove {name} from your household' },
  takeBack: { id: 'account.household.takeBack', defaultMessage: 'Cancel request' },
  takeBackOf: { id: 'account.household.takeBackOf', defaultMessage: 'Cancel your request to {name}' },
  email: { id: 'account.household.email', defaultMessage: 'Email of someone you live with' },
  emailHint: {
    id: 'account.household.emailHint',
    defaultMessage: 'If they have an account with this address, we’ll ask them to confirm.',
  },
  ask: { id: 'account.household.ask', defaultMessage: 'Send request' },
})
