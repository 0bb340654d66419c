import { Landmark } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Purchase } from '#contract/purchase'
import { useChooseTransferMutation } from '../../api/transferApi'
import { useOpen } from '../../store/ui/useOpen'
import { Button } from '../../ui/kit/Button'
import { Dialog } from '../../ui/kit/Dialog'
import { transferMessages as messages } from './transferMessages'

/** Pays by bank transfer instead, after a question: there is no way back to the card. */
export const TransferOption = ({ purchase: { id, paymentId } }: { purchase: Purchase }) => {
  const [choose, { isLoading }] = useChooseTransferMutation({ fixedCacheKey: `transfer ${paymentId}` })
  const { isOpen, setOpen } = useOpen(`dialog.transfer/${id}`)
  const confirmed = async () => {
    await choose({ paymentId })
    setOpen(false)
  }
  return (
    <>
      <Button
        variant="outline"
        block
        icon={<Landmark aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.choose} />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage {...messages.title} />}
        text={<FormattedMessage {...messages.text} />}
        confirm={{
          action: <FormattedMessage {...messages.choose} />,
          keep: <FormattedMessage {...messages.keep} />,
          pending: isLoading,
          onConfirm: () => void confirmed(),
        }}
      />
    </>
  )
}
