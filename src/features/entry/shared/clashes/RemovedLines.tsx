import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { defineMessages } from '../../../../i18n/defineMessages'
import { useAppDispatch, useAppSelector } from '../../../../store/hooks'
import { itemAdded } from '../../../../store/purchase/purchaseSlice'
import { selectRemovedLines } from '../../../../store/purchase/removedLinesSlice'
import { Button } from '../../../../ui/kit/Button'
import { Notice } from '../../../../ui/kit/Notice'

const messages = defineMessages({
  removed: { id: 'entry.chosen.removed', defaultMessage: '{dog}, {time}: removed from your cart.' },
  removedMany: {
    id: 'entry.chosen.removedMany',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} removed from your cart.',
  },
  undo: { id: 'entry.chosen.undo', defaultMessage: 'Undo', description: 'Button: puts entries back into the cart' },
})

/** Says what was just taken out of the cart, and puts it back. The focus, whose button was removed with the line, moves here. */
export const RemovedLines = () => {
  const dispatch = useAppDispatch()
  const removedLines = useAppSelector(selectRemovedLines)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    undo.current?.focus()
  }, [removedLines])
  const [first] = removedLines
  if (!first) return null
  const { dogName: dog, startTime: time } = first.item
  return (
    <Notice
      action={
        <Button
          ref={undo}
          variant="outline"
          dense
          onClick={() => removedLines.forEach((line) => dispatch(itemAdded(line)))}
        >
          <FormattedMessage {...messages.undo} />
        </Button>
      }
    >
      {removedLines.length === 1 ? (
        <FormattedMessage {...messages.removed} values={{ dog, time }} />
      ) : (
        <FormattedMessage {...messages.removedMany} values={{ count: removedLines.length }} />
      )}
    </Notice>
  )
}
