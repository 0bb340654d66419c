import { chakra } from '@chakra-ui/react'
import { Car, Clock } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { closestEarlierRun } from '#contract/show/closeRuns'
import type { EntryItem } from '#contract/purchase/cartItem'
import { tightestFarRun } from '#contract/show/farRuns'
import { closeRunMessages } from '../../i18n/closeRunMessages'
import { useCloseRuns } from '../../i18n/useCloseRuns'
import { useShowPositions } from '../entry/shared/clashes/useShowPositions'

const Root = chakra('p', {
  base: {
    textStyle: 'small',
    // Every line begins where the words after the first sign do.
    paddingInlineStart: '22px',
    '& strong': { color: 'warning.fg' },
    '& svg': { display: 'inline', verticalAlign: 'text-bottom', marginInlineEnd: '4px' },
    '& strong:first-of-type svg': { marginInlineStart: '-22px' },
  },
})

/** Says that another run of the same person is close to this one, or too far away, and what that assumes. */
export const CloseRunNote = ({ item, others }: { item: EntryItem; others: readonly EntryItem[] }) => {
  const wordCloseRun = useCloseRuns()
  const positionOfShow = useShowPositions(others)
  const near = closestEarlierRun(
    item,
    others.map((other) => ({ ...other, dog: other.dogName })),
  )
  const far = tightestFarRun(item, others, positionOfShow)
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
              dog: far.run.dogName,
              time: far.run.startTime,
              show: far.run.showName,
              kilometres: far.kilometres,
              travel: far.travel,
              minutes: far.minutes,
            }}
          />{' '}
        </strong>
      )}
      <FormattedMessage {...closeRunMessages.estimated} />
    </Root>
  )
}
