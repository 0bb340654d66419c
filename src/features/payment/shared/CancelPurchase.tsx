import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { useCancelPurchaseMutation } from '../../../api/purchase/purchaseListsApi'
import { defineMessages } from '../../../i18n/defineMessages'
import { purchaseMessages } from '../../../i18n/purchaseMessages'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/Dialog'
import { InPerson } from '../../account/shared/InPerson'

const cancelMessages = defineMessages({
  title: { id: 'payment.cancel.title', defaultMessage: 'Cancel purchase {number}?' },
  text: {
    id: 'payment.cancel.text',
    defaultMessage:
      'We’ll release your places. Your cart is saved. If you’ve already sent a bank transfer, we’ll send it back.',
  },
  action: { id: 'payment.cancel.action', defaultMessage: 'Cancel purchase' },
  keep: { id: 'payment.cancel.keep', defaultMessage: 'Keep purchase' },
})

interface Props {
  purchase: { id: string; number: number }
  dense?: boolean
}

/** Cancels a purchase that is not paid, after a question: the places may be gone a moment later. */
export const CancelPurchase = ({ purchase: { id, number }, dense = false }: Props) => {
  const [cancel, { isLoading }] = useCancelPurchaseMutation({ fixedCacheKey: `cancel ${id}` })
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'cancelPurchase', of: id })
  const confirmed = async () => {
    await cancel(id)
    setOpen(false)
  }
  return (
    <>
      <Button variant="quiet" dense={dense} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...purchaseMessages.cancel} />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage {...cancelMessages.title} values={{ number }} />}
        text={<FormattedMessage {...cancelMessages.text} />}
        confirm={{
          action: <FormattedMessage {...cancelMessages.action} />,
          keep: <FormattedMessage {...cancelMessages.keep} />,
          pending: isLoading,
          onConfirm: () => void confirmed(),
        }}
      />
    </>
  )
}

/** The two ways on from a purchase that is not paid, at the end of its row. */
export const PayOrCancel = ({ purchase }: Pick<Props, 'purchase'>) => (
  <InPerson instead={null}>
    <CancelPurchase purchase={purchase} dense />
    <Button asChild dense>
      <Link to={fill(paths.purchase, { id: purchase.id })}>
        <FormattedMessage {...purchaseMessages.pay} />
      </Link>
    </Button>
  </InPerson>
)
