import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import { clashFree, type HandledRun } from '#contract/show/clashFree'
import { useAppDispatch } from '../../../../store/hooks'
import { itemRemoved } from '../../../../store/purchase/purchaseSlice'
import { linesRemoved } from '../../../../store/purchase/removedLinesSlice'
import { Button } from '../../../../ui/kit/Button'
import { MessagesOf } from '../../../../ui/kit/MessagesOf'
import { Notice } from '../../../../ui/kit/Notice'
import { clashMessages as messages } from './clashMessages'
import { useShowPositions } from './useShowPositions'

interface Props {
  lines: readonly PurchaseItem[]
  /** Who runs a dog: the same word for the same person. */
  handlerOf: (line: PurchaseItem) => string
  /** Runs that are paid for. */
  fixed?: readonly HandledRun[]
}

const Advice = ({ leave }: { leave: readonly PurchaseItem[] }) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const remove = () => {
    for (const { item } of leave) dispatch(itemRemoved(item))
    dispatch(linesRemoved([...leave]))
  }
  const entries = leave.map(({ item: { dogName: dog, startTime: time, ring } }) =>
    formatMessage(messages.entry, { dog, time, ring }),
  )
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="outline" dense onClick={remove}>
          <FormattedMessage {...messages.remove} values={{ count: leave.length }} />
        </Button>
      }
    >
      <FormattedMessage {...messages.without} values={{ entries: <FormattedList value={entries} /> }} />
    </Notice>
  )
}

/** Of runs that clash: which to leave out so that the most can be run. It is advice only. */
export const ClashAdvice = ({ lines, handlerOf, fixed = [] }: Props) => {
  const runs = lines.map((line) => ({ ...line.item, handler: handlerOf(line), line }))
  const { leave } = clashFree(runs, fixed, useShowPositions([...runs, ...fixed]))
  if (leave.length === 0) return null
  return (
    <MessagesOf part="entry.clashes">
      <Advice leave={leave.map(({ line }) => line)} />
    </MessagesOf>
  )
}
