import type { Card } from '#contract/payment/card'
import type { Purchase } from '#contract/purchase/purchase'
import { usePayByCardMutation } from '../../../api/payment/cardApi'
import { isOutcomeUnknown, useCheckPaymentMutation } from '../../../api/payment/paymentCheckApi'
import { failureOf } from '../../../api/failureOf'
import { useAppSelector } from '../../../store/hooks'
import { selectClockOffset, selectNow } from '../../../store/ui/uiSlice'

/**
 * Pays a purchase by card. Where the card was charged, or the call got no answer, the server is asked until it knows.
 * `underWay`: it is not known yet; where that takes longer the form says that it is `checking`. `sent`: it was
 * charged, or the purchase is no longer one that can be paid; `trouble` says why not, in terms of the form's messages.
 */
export const usePayment = ({ id, paymentId }: Purchase) => {
  // Fixed keys keep the answers findable in the store: a replayed trace shows a declined card too.
  const [payByCard, paid] = usePayByCardMutation({ fixedCacheKey: `card ${paymentId}` })
  const [check, checked] = useCheckPaymentMutation({ fixedCacheKey: `check ${paymentId}` })
  const pay = async (card: Card) => {
    checked.reset()
    const answer = await payByCard({ paymentId, card })
    const failure = failureOf(answer)
    if (failure ? isOutcomeUnknown(failure) : answer.data?.status === 'succeeded') await check(id)
    return failure
  }
  const troubleOf = (): 'declined' | 'offline' | 'notCharged' | null => {
    if (paid.data?.status === 'declined') return 'declined'
    if (failureOf(paid)?.code === 'offline') return 'offline'
    return checked.data?.status === 'pending' ? 'notCharged' : null
  }
  const charged = paid.data?.status === 'succeeded'
  const closed = checked.data !== undefined && checked.data.status !== 'pending'
  const sent = closed || (charged && checked.isError)
  // Where the card's charge is known the purchase follows at once: only a line that is cut makes it worth a sentence.
  // RTK Query's stamp is the device's.
  const startedAt = (checked.startedTimeStamp ?? 0) + useAppSelector(selectClockOffset)
  const late = Date.parse(useAppSelector(selectNow)) - startedAt > 1_000
  const checking = checked.isLoading && (!charged || late)
  return { pay, underWay: paid.isLoading || checked.isLoading, checking, trouble: troubleOf(), sent }
}
