import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { DeskConsequences } from '#contract/dog/desk'
import { useFormats } from '../../../i18n/useFormats'
import { useReasons } from '../../../i18n/useReasons'
import { Dialog } from '../../../ui/kit/Dialog'
import { messages as changeMessages } from '../form/changeMessages'
import { messages } from './deskMessages'

const Lines = chakra('ul', {
  base: { listStyle: 'none', '& > li': { borderTop: '1px solid', borderColor: 'border', paddingBlock: '2' } },
})

interface Props {
  dog: string
  /** null: nothing is asked. */
  unfit: DeskConsequences['unfit'] | null
  pending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a change after which paid entries no longer fit their dog. */
export const UnfitDialog = ({ dog, unfit, pending, onClose, onConfirm }: Props) => {
  const { longDay } = useFormats()
  const wordReason = useReasons()
  return (
    <Dialog
      open={unfit !== null}
      onClose={onClose}
      title={<FormattedMessage {...messages.unfitTitle} values={{ count: unfit?.length ?? 0, dog }} />}
      text={<FormattedMessage {...messages.unfitText} />}
      confirm={{ action: <FormattedMessage {...messages.confirm} />, pending, onConfirm }}
    >
      <Lines>
        {(unfit ?? []).map(({ entryId, item: { showName, date, startTime, ring }, reasons }) => (
          <li key={entryId}>
            <FormattedMessage
              {...changeMessages.entry}
              values={{ show: showName, date: longDay(date), time: startTime, ring }}
            />
            <chakra.p textStyle="small" color="fg.muted">
              {reasons.map((reason) => wordReason(reason, dog)).join(' ')}
            </chakra.p>
          </li>
        ))}
      </Lines>
    </Dialog>
  )
}
