import { chakra } from '@chakra-ui/react'
import { Car, Clock } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { closestEarlierRun } from '#contract/closeRuns'
import type { EntryItem } from '#contract/cartItem'
import { tightestFarRun } from '#contract/farRuns'
import { positionOf } from '#contract/position'
import { useGetShowsQuery } from '../../api/showsApi'
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

/** The run at another show that day which leaves too little time for the way; where the shows are is asked only then. */
const useFarRun = (item: EntryItem) => {
  const items = useAppSelector(selectPurchaseItems).map((line) => line.item)
  const alone = items.every(({ showSlug, date }) => showSlug === item.showSlug || date !== item.date)
  const { data } = useGetShowsQuery(Number(item.date.slice(0, 4)), { skip: alone })
  return tightestFarRun(item, items, (slug) => {
    const show = data?.items.find((one) => one.slug === slug)
    return show ? positionOf(show) : null
  })
}

/** Says that another run in the cart is close to this one, or too far away, and what that assumes. */
export const CloseRunNote = ({ item }: { item: EntryItem }) => {
  const wordCloseRun = useCloseRuns()
  const runs = useAppSelector(selectPurchaseItems).map((line) => ({ ...line.item, dog: line.item.dogName }))
  const near = closestEarlierRun(item, runs)
  const far = useFarRun(item)
  if (near === null && far === null) return null
  return (
    <Root>
      {near && (
        <strong>
          <Clock aria-hidden size={18} />
          {wordCloseRun(near)}.{' '}
        </strong>
      )}
      {far && (
        <strong>
          <Car aria-hidden size={18} />
          <FormattedMessage
            {...closeRunMessages.far}
            values={{
              ...{ dog: far.run.dogName, time: far.run.startTime, show: far.run.showName },
              ...{ kilometres: far.kilometres, travel: far.travel, minutes: far.minutes },
            }}
          />{' '}
        </strong>
      )}
      <FormattedMessage {...closeRunMessages.estimated} />
    </Root>
  )
}
