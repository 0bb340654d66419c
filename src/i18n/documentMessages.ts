import { defineMessages } from './defineMessages'

/** New versions of the terms and the privacy policy: the banner, and what a checkout asks. */
export const documentMessages = defineMessages({
  label: { id: 'account.documents.label', defaultMessage: 'Terms and privacy' },
  termsChanged: {
    id: 'account.documents.termsChanged',
    defaultMessage: 'Our terms changed on {date}. <link>Read the new terms</link>',
  },
  termsChange: {
    id: 'account.documents.termsChange',
    defaultMessage: 'Our terms change on {date}. <link>Read the new terms</link>',
    description: 'Before the day on which they change',
  },
  privacyChanged: {
    id: 'account.documents.privacyChanged',
    defaultMessage: 'Our privacy policy changed on {date}. <link>Read the new policy</link>',
  },
  privacyChange: {
    id: 'account.documents.privacyChange',
    defaultMessage: 'Our privacy policy changes on {date}. <link>Read the new policy</link>',
    description: 'Before the day on which it changes',
  },
  accept: { id: 'account.documents.accept', defaultMessage: 'Accept', description: 'Button: accept the new terms' },
  note: {
    id: 'account.documents.note',
    defaultMessage: 'Got it',
    description: 'Button: take note of the new privacy policy',
  },
  dueTitle: { id: 'account.documents.dueTitle', defaultMessage: 'Accept our new terms to continue' },
  dueText: {
    id: 'account.documents.dueText',
    defaultMessage: 'They apply from {date}. <link>Read the new terms</link>',
  },
  acceptAndContinue: {
    id: 'account.documents.acceptAndContinue',
    defaultMessage: 'Accept and continue',
    description: 'Button',
  },
})
