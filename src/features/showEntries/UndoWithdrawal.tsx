import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useUndoWithdrawalMutation } from '../../api/showEntryApi'
import type { DeskUndo } from '../../store/deskUndo/deskUndoSlice'
import { endUndoLater } from '../../store/deskUndo/endUndo'
import { useAppDispatch } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { useLostFocus } from '../../ui/kit/useLostFocus'
import { undoMessages } from './messages'

/** Says for a few seconds what was withdrawn, with the way back; then that it was undone. */
export const UndoWithdrawal = ({ id, entries, isUndone }: DeskUndo) => {
  const dispatch = useAppDispatch()
  const [undo, { isLoading }] = useUndoWithdrawalMutation({ fixedCacheKey: `undo ${id}` })
  // The button goes with its press.
  const sentence = useLostFocus(isUndone)
  useEffect(() => dispatch(endUndoLater(id)), [dispatch, id, isUndone])
  return (
    <>
      <div role="status" ref={sentence} tabIndex={-1}>
        <FormattedMessage {...(isUndone ? undoMessages.undone : undoMessages.withdrawn)} values={{ count: entries }} />
      </div>
      {!isUndone && (
        <Button variant="outline" dense pending={isLoading} onClick={() => void undo({ id })}>
          <FormattedMessage {...undoMessages.undo} />
        </Button>
      )}
    </>
  )
}
