import { useIntl } from 'react-intl'
import type { ExtraReason } from '#contract/extra/cartExtra'
import { defineMessages } from './defineMessages'

const messages = defineMessages({
  not_on_sale: { id: 'extra.reason.notOnSale', defaultMessage: 'This isn’t on sale at the moment.' },
  sale_over: { id: 'extra.reason.saleOver', defaultMessage: 'This is no longer on sale.' },
  no_member: {
    id: 'extra.reason.noMember',
    defaultMessage: 'Your membership has lapsed or is paused. To buy this, renew it or contact us to resume it.',
  },
  too_few: {
    id: 'extra.reason.tooFew',
    defaultMessage: '{left, plural, =0 {Sold out.} one {Only # left.} other {Only # left.}}',
  },
  member_limit: {
    id: 'extra.reason.memberLimit',
    defaultMessage:
      '{left, plural, =0 {You already have the most that one member can buy.} one {You can only buy # more.} other {You can only buy # more.}}',
  },
  held_too_often: {
    id: 'extra.reason.heldTooOften',
    defaultMessage: 'You’ve reserved this several times without paying. Try again in an hour.',
  },
})

/** Words why an extra cannot be bought. */
export const useExtraReasons = () => {
  const { formatMessage } = useIntl()
  return ({ code, left = 0 }: ExtraReason): string => formatMessage(messages[code], { left })
}
