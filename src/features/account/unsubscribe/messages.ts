import type { MessageDescriptor } from 'react-intl'
import type { RefusableKind } from '#contract/member/mailKinds'
import { defineMessages } from '../../../i18n/defineMessages'

export const titles: Record<RefusableKind, MessageDescriptor> = defineMessages({
  news: { id: 'account.unsubscribe.titles.news', defaultMessage: 'Unsubscribe from our news?' },
  offers: {
    id: 'account.unsubscribe.titles.offers',
    defaultMessage: 'Unsubscribe from emails about shows and offers?',
  },
})

export const doneTitles: Record<RefusableKind, MessageDescriptor> = defineMessages({
  news: { id: 'account.unsubscribe.done.news', defaultMessage: 'You’ve unsubscribed from our news' },
  offers: {
    id: 'account.unsubscribe.done.offers',
    defaultMessage: 'You’ve unsubscribed from emails about shows and offers',
  },
})

export const messages = defineMessages({
  text: {
    id: 'account.unsubscribe.text',
    defaultMessage: 'You’ll still get emails about your membership, your entries and your payments.',
  },
  action: { id: 'account.unsubscribe.action', defaultMessage: 'Unsubscribe' },
  undo: { id: 'account.unsubscribe.undo', defaultMessage: 'Subscribe again' },
  doneText: {
    id: 'account.unsubscribe.doneText',
    defaultMessage: 'You may still get one that we’ve already sent. You can also change this in your profile.',
  },
  profile: { id: 'account.unsubscribe.profile', defaultMessage: 'Go to your profile' },
  spent: { id: 'account.unsubscribe.spent', defaultMessage: 'This link doesn’t work' },
  spentText: {
    id: 'account.unsubscribe.spentText',
    defaultMessage:
      'The link may be incomplete, or the account may have been deleted. If you have an account, choose your emails in your profile.',
  },
  loading: { id: 'account.unsubscribe.loading', defaultMessage: 'Loading' },
  failed: { id: 'account.unsubscribe.failed', defaultMessage: 'Couldn’t open this page' },
  failedText: { id: 'account.unsubscribe.failedText', defaultMessage: 'Check your connection and try again.' },
})
