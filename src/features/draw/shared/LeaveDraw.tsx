import { FormattedMessage } from 'react-intl'
import { useLeaveDrawMutation } from '../../../api/draw/drawApi'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/Dialog'
import { drawMessages as messages } from './drawMessages'

/** Takes the member out of the draw, after a question. */
export const LeaveDraw = ({ slug }: { slug: string }) => {
  const [leave, { isLoading }] = useLeaveDrawMutation({ fixedCacheKey: `leave draw ${slug}` })
  const { isOpen, setOpen } = useOpen(`dialog.leaveDraw/${slug}`)
  const confirmed = async () => {
    // Closed first: the button goes, and with it what would give the focus back.
    setOpen(false)
    await leave(slug)
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.leave} />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage {...messages.leaveTitle} />}
        text={<FormattedMessage {...messages.leaveText} />}
        confirm={{
          action: <FormattedMessage {...messages.leave} />,
          keep: <FormattedMessage {...messages.stay} />,
          pending: isLoading,
          onConfirm: () => void confirmed(),
        }}
      />
    </>
  )
}
