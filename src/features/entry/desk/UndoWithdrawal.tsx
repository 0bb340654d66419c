import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useUndoWithdrawalMutation } from '../../../api/entry/deskEntryApi'
import { selectDeskUndo } from '../../../store/entry/deskUndoSlice'
import { endUndoLater } from '../../../store/entry/endUndo'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { Button } from '../../../ui/kit/Button'
import { useLostFocus } from '../../../ui/kit/useLostFocus'
import { undoMessages } from './messages'

/** Says for a few seconds what was withdrawn, with the way back; then that it was undone. */
export const UndoWithdrawal = () => {
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
