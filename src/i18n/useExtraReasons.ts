import { useIntl } from 'react-intl'
import type { ExtraReason } from '#contract/extra/cartExtra'
import { defineMessages } from './defineMessages'

const messages = defineMessages({
  not_on_sale: { id: 'extra.reason.notOnSale', defaultMessage: 'This isn’t on sale.' },
  sale_over: { id: 'extra.reason.saleOver', defaultMessage: 'The sale has ended.' },
  no_member: {
    id: 'extra.reason.noMember',
    defaultMessage: 'Your membership has lapsed or is paused. Renew it to buy this.',
  },
  too_few: {
    id: 'extra.reason.tooFew',
    defaultMessage: '{left, plural, =0 {None are left.} one {Only # is left.} other {Only # are left.}}',
  },
  member_limit: {
    id: 'extra.reason.memberLimit',
    defaultMessage:
      '{left, plural, =0 {You already have as many as each member can buy.} one {You can buy only # more.} other {You can buy only # more.}}',
  },
  held_too_often: {
    id: 'extra.reason.heldTooOften',
    defaultMessage: 'You’ve left this unpaid several times. Try again in an hour.',
  },
})

/** Words why an extra cannot be bought. */
export const useExtraReasons = () => {
  const { formatMessage } = useIntl()
  return ({ code, left = 0 }: ExtraReason): string => formatMessage(messages[code], { left })
}
