import { chakra } from '@chakra-ui/react'
import { Landmark } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Purchase } from '#contract/purchase/purchase'
import { useChooseTransferMutation } from '../../../api/payment/transferApi'
import { Button } from '../../../ui/kit/Button'
import { transferMessages as messages } from './transferMessages'

/** What a bank transfer means for a purchase: there is no way back to the card. */
export const TransferHint = () => (
  <chakra.p textStyle="small" color="fg.muted">
    <FormattedMessage {...messages.text} />
  </chakra.p>
)

/** Pays by bank transfer instead. */
export const PayByTransfer = ({ purchase: { paymentId } }: { purchase: Purchase }) => {
  const [choose, { isLoading }] = useChooseTransferMutation({ fixedCacheKey: `transfer ${paymentId}` })
  return (
    <Button block pending={isLoading} icon={<Landmark aria-hidden />} onClick={() => void choose({ paymentId })}>
      <FormattedMessage {...messages.choose} />
    </Button>
  )
}
