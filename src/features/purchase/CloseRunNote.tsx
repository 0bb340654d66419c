import { chakra } from '@chakra-ui/react'
import { Clock } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { closestEarlierRun } from '#contract/closeRuns'
import type { EntryItem } from '#contract/cartItem'
import { closeRunMessages, useCloseRuns } from '../../i18n/useCloseRuns'
import { useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'

const Root = chakra('p', {
  base: {
    textStyle: 'small',
    '& strong': { color: 'warning.fg' },
    '& svg': { display: 'inline', verticalAlign: 'text-bottom', marginInlineEnd: '1' },
  },
})

/** Says that another run in the cart is close to this one, and what that assumes. */
export const CloseRunNote = ({ item }: { item: EntryItem }) => {
  const wordCloseRun = useCloseRuns()
  const runs = useAppSelector(selectPurchaseItems).map((line) => ({ ...line.item, dog: line.item.dogName }))
  const near = closestEarlierRun(item, runs)
  if (near === null) return null
  return (
    <Root>
      <strong>
        <Clock aria-hidden size={18} />
        {wordCloseRun(near)}.
      </strong>{' '}
      <FormattedMessage {...closeRunMessages.estimated} />
    </Root>
  )
}
