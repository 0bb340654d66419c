import type { Card } from '../../../contract/card'
import type { Purchase } from '../../../contract/purchase'
import { isOutcomeUnknown, useCheckPaymentMutation, usePayByCardMutation } from '../../api/cardApi'
import { failureOf } from '../../api/failureOf'

/**
 * Pays a purchase by card. Where the call got no answer, the server is asked until it knows. `sent`: the card was charged,
 * or the purchase is no longer one that can be paid; `trouble` says why it was not, in terms of the form's messages.
 */
export const usePayment = ({ id, paymentId }: Purchase) => {
  // Fixed keys keep the answers findable in the store: a replayed trace shows a declined card too.
  const [payByCard, paid] = usePayByCardMutation({ fixedCacheKey: `card ${paymentId}` })
  const [check, checked] = useCheckPaymentMutation({ fixedCacheKey: `check ${paymentId}` })
  const pay = async (card: Card) => {
    checked.reset()
    const failure = failureOf(await payByCard({ paymentId, card }))
    if (failure && isOutcomeUnknown(failure)) await check(id)
    return failure
  }
  const troubleOf = (): 'declined' | 'offline' | 'notCharged' | null => {
    if (paid.data?.status === 'declined') return 'declined'
    if (failureOf(paid)?.code === 'offline') return 'offline'
    return checked.data?.status === 'pending' ? 'notCharged' : null
  }
  const closed = checked.data !== undefined && checked.data.status !== 'pending'
  return { pay, checking: checked.isLoading, trouble: troubleOf(), sent: paid.data?.status === 'succeeded' || closed }
}
