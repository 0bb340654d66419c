import { Trash2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { paths } from '#contract/shared/paths'
import { useDeleteProblemMutation } from '../../../api/problem/deskProblemApi'
import { useAppDispatch } from '../../../store/hooks'
import { navigate } from '../../../store/router/navigation'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { deleteMessages as messages } from './messages'

/** Deletes a report, once an admin has agreed to lose it. */
export const DeleteProblem = ({ id }: { id: string }) => {
  const dispatch = useAppDispatch()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'deleteProblem', of: id })
  const [remove, removed] = useDeleteProblemMutation(useCallKey(`delete-problem/${id}`))
  const confirm = async () => {
    if ('data' in (await remove(id))) dispatch(navigate(paths.deskProblems, { replace: true }))
  }
  return (
    <>
      <Button variant="outline" icon={<Trash2 aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.remove} />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        irreversible
        title={<FormattedMessage {...messages.removeTitle} />}
        text={<FormattedMessage {...messages.removeText} />}
        confirm={{
          action: <FormattedMessage {...messages.remove} />,
          keep: <FormattedMessage {...messages.keep} />,
          pending: removed.isLoading,
          onConfirm: () => void confirm(),
        }}
      >
        {removed.isError && (
          <FormError>
            <FormattedMessage {...messages.removeFailed} />
          </FormError>
        )}
      </Dialog>
    </>
  )
}
