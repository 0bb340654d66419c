import { FormattedMessage } from 'react-intl'
import type { DeskConsequences } from '#contract/dog/desk'
import { Dialog } from '../../../ui/kit/Dialog'
import { messages } from './deskMessages'
import { UnfitLines } from './UnfitLines'

interface Props {
  dog: string
  /** null: nothing is asked. */
  unfit: DeskConsequences['unfit'] | null
  pending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a change after which paid entries no longer fit their dog. */
export const UnfitDialog = ({ dog, unfit, pending, onClose, onConfirm }: Props) => (
  <Dialog
    open={unfit !== null}
    onClose={onClose}
    title={<FormattedMessage {...messages.unfitTitle} values={{ count: unfit?.length ?? 0, dog }} />}
    text={<FormattedMessage {...messages.unfitText} />}
    confirm={{ action: <FormattedMessage {...messages.confirm} />, pending, onConfirm }}
  >
    <UnfitLines dog={dog} unfit={unfit ?? []} />
  </Dialog>
)
