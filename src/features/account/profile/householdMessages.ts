import { defineMessages } from '../../../i18n/defineMessages'

export const householdMessages = defineMessages({
  heading: { id: 'household.heading', defaultMessage: 'Household' },
  text: {
    id: 'household.text',
    defaultMessage:
      'Tell us who you live with, if they have an account here. We use it for one thing: a judge shouldn’t judge the dogs of their household, and nobody approves a show written by somebody they live with.',
  },
  loading: { id: 'household.loading', defaultMessage: 'Loading your household' },
  failed: { id: 'household.failed', defaultMessage: 'Couldn’t load your household' },
  failedText: { id: 'household.failedText', defaultMessage: 'Check your connection and try again.' },
  member: { id: 'household.member', defaultMessage: 'You both say so' },
  sent: { id: 'household.sent', defaultMessage: 'Waiting for their answer' },
  received: { id: 'household.received', defaultMessage: 'Says you live in one household' },
  agree: { id: 'household.agree', defaultMessage: 'Yes, we do' },
  agreeOf: { id: 'household.agreeOf', defaultMessage: 'Yes, I live with {name}' },
  decline: { id: 'household.decline', defaultMessage: 'No' },
  declineOf: { id: 'household.declineOf', defaultMessage: 'No, I don’t live with {name}' },
  end: { id: 'household.end', defaultMessage: 'End' },
  endOf: { id: 'household.endOf', defaultMessage: 'End sharing a household with {name}' },
  takeBack: { id: 'household.takeBack', defaultMessage: 'Take back' },
  takeBackOf: { id: 'household.takeBackOf', defaultMessage: 'Take back what you said of {name}' },
  email: { id: 'household.email', defaultMessage: 'Email of somebody you live with' },
  emailHint: {
    id: 'household.emailHint',
    defaultMessage: 'If they have an account with this address, we ask them to say the same.',
  },
  ask: { id: 'household.ask', defaultMessage: 'Ask them' },
})
