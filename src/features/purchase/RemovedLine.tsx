import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { itemAdded } from '../../store/purchase/purchaseSlice'
import { selectView } from '../../store/view/viewSlice'
import { Button } from '../../ui/kit/Button'
import { Notice } from '../../ui/kit/Notice'
import { messages } from './messages'

/** Says what was just taken out of the cart, and puts it back. The focus, whose button is gone with the line, goes here. */
export const RemovedLine = () => {
  const dispatch = useAppDispatch()
  const { removedLine } = useAppSelector(selectView)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [removedLine])
  if (!removedLine) return null
  const { dogName: dog, startTime: time } = removedLine.item
  return (
    <Notice
      action={
        <Button ref={undo} variant="outline" dense onClick={() => dispatch(itemAdded(removedLine))}>
          <FormattedMessage {...messages.undo} />
        </Button>
      }
    >
      <FormattedMessage {...messages.removed} values={{ dog, time }} />
    </Notice>
  )
}
