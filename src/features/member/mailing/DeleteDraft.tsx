import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useDeleteMailingMutation } from '../../../api/member/mailingApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/Dialog'
import { draftMessages as messages } from './messages'

/** Deletes a draft after a question. */
export const DeleteDraft = ({ id, onDeleted }: { id: string; onDeleted: () => void }) => {
  const navigate = useNavigate()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'deleteMailing', of: id })
  const [remove, removed] = useDeleteMailingMutation(useCallKey('delete mailing'))
  const confirm = async () => {
    if (!('data' in (await remove(id)))) return
    onDeleted()
    setOpen(false)
    void navigate(paths.deskMailings)
  }
  return (
    <>
      <Button variant="quiet" dense aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.delete} />
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          irreversible
          title={<FormattedMessage {...messages.deleteTitle} />}
          text={<FormattedMessage {...messages.deleteText} />}
          confirm={{
            action: <FormattedMessage {...messages.delete} />,
            keep: <FormattedMessage {...messages.deleteKeep} />,
            pending: removed.isLoading,
            onConfirm: () => void confirm(),
          }}
        />
      )}
    </>
  )
}
