import { FormattedMessage } from 'react-intl'
import type { DeskDiscount } from '#contract/purchase/deskDiscounts'
import { useAddDiscountMutation, useChangeDiscountMutation } from '../../../api/purchase/deskDiscountApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { Notice } from '../../../ui/kit/Notice'
import { endMessages, stepMessages } from './messages'

/** Call keys of the mutations of this screen. */
export const addCall = 'add-discount'
export const changeCall = 'change-discount'

const changeMessage = ({ ended, paused }: DeskDiscount) =>
  ended ? endMessages.done : paused ? stepMessages.paused : stepMessages.resumed

/** What has become of the code that was added or changed last. */
export const Outcome = () => {
  const [, added] = useAddDiscountMutation(useCallKey(addCall))
  const [, changed] = useChangeDiscountMutation(useCallKey(changeCall))
  const [last] = [added, changed]
    .filter(({ isSuccess }) => isSuccess)
    .toSorted((one, other) => (other.fulfilledTimeStamp ?? 0) - (one.fulfilledTimeStamp ?? 0))
  if (!last?.data) return null
  const message = last === added ? stepMessages.added : changeMessage(last.data)
  return (
    <Notice>
      <FormattedMessage {...message} values={{ code: last.data.discountCode }} />
    </Notice>
  )
}
