import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { entriesAtOnce } from '#contract/entry/desk'
import { useSaveEntriesMutation, useUndoWithdrawalMutation } from '../../../api/entry/deskEntryApi'
import { failureOf } from '../../../api/failureOf'
import { selectDeskUndo } from '../../../store/entry/deskUndoSlice'
import { endUndoLater } from '../../../store/entry/endUndo'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { useOpen } from '../../../store/ui/useOpen'
import { BulkBar } from '../../../ui/kit/BulkBar'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { useLostFocus } from '../../../ui/kit/useLostFocus'
import { bulkMessages, messages, undoMessages } from './messages'
import type { PaidShowEntry } from './WithdrawAtDesk'

/** Says for a few seconds what was withdrawn, with the way back; then that it was undone. */
const UndoWithdrawal = () => {
  const dispatch = useAppDispatch()
  const undo = useAppSelector(selectDeskUndo)
  const [undoWithdrawal, { isLoading }] = useUndoWithdrawalMutation({ fixedCacheKey: `undo ${undo?.id ?? ''}` })
  // The button disappears when it is pressed.
  const sentence = useLostFocus(undo?.isUndone)
  useEffect(() => (undo ? dispatch(endUndoLater(undo.id)) : undefined), [dispatch, undo])
  return (
    <>
      {/* Empty at first: a screen reader announces what is added to it. */}
      <div role="status" ref={sentence} tabIndex={-1}>
        {undo && (
          <FormattedMessage
            {...(undo.isUndone ? undoMessages.undone : undoMessages.withdrawn)}
            values={{ count: undo.entries }}
          />
        )}
      </div>
      {undo && !undo.isUndone && (
        <Button variant="outline" dense pending={isLoading} onClick={() => void undoWithdrawal({ id: undo.id })}>
          <FormattedMessage {...undoMessages.undo} />
        </Button>
      )}
    </>
  )
}

const withdraw = async () => (await import(/* webpackChunkName: "entry-at-desk" */ './WithdrawMarked')).WithdrawMarked

interface Props {
  slug: string
  marked: PaidShowEntry[]
  onClear: () => void
}

/** What the desk can do with several paid entries of a show at once, and what it has just withdrawn. */
export const MarkedEntries = ({ slug, marked, onClear }: Props) => {
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'withdrawMarked', of: slug })
  const [saveTable, table] = useSaveEntriesMutation({ fixedCacheKey: `marked entries as a workbook ${slug}` })
  const [saveCsv, csv] = useSaveEntriesMutation({ fixedCacheKey: `marked entries as CSV ${slug}` })
  const isDone = useAppSelector((state) => selectDeskUndo(state) !== null)
  const count = marked.length
  const selection = { slug, class: '', status: '', text: '', ids: marked.map(({ entry }) => entry.id).join(',') }
  return (
    <>
      <BulkBar
        done={<UndoWithdrawal />}
        isDone={isDone}
        count={count}
        counted={<FormattedMessage {...bulkMessages.marked} values={{ count }} />}
        clear={<FormattedMessage {...bulkMessages.clear} />}
        onClear={onClear}
      >
        {count > entriesAtOnce ? (
          <FormattedMessage {...bulkMessages.tooMany} values={{ most: entriesAtOnce }} />
        ) : (
          <>
            <Button variant="outline" dense aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <FormattedMessage {...bulkMessages.withdraw} values={{ count }} />
            </Button>
            <Button
              variant="outline"
              dense
              icon={<Download aria-hidden />}
              pending={table.isLoading}
              onClick={() => void saveTable({ as: 'xlsx', ...selection })}
            >
              <FormattedMessage {...bulkMessages.xlsx} values={{ count }} />
            </Button>
            <Button
              variant="outline"
              dense
              icon={<Download aria-hidden />}
              pending={csv.isLoading}
              onClick={() => void saveCsv({ as: 'csv', ...selection })}
            >
              <FormattedMessage {...bulkMessages.csv} values={{ count }} />
            </Button>
          </>
        )}
        {(failureOf(table) ?? failureOf(csv)) && (
          <FormError>
            <FormattedMessage {...messages.fileFailed} />
          </FormError>
        )}
      </BulkBar>
      {isOpen && (
        <OnDemand name="withdraw-marked" load={withdraw}>
          {(Question) => <Question slug={slug} marked={marked} onClose={() => setOpen(false)} onWithdrawn={onClear} />}
        </OnDemand>
      )}
    </>
  )
}
