import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { lists, selectByKey, selectLists } from '../../store/dogSync/comparisons'
import { selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { useAppSelector } from '../../store/hooks'
import { EmptyState } from '../../ui/kit/EmptyState'
import { Notice } from '../../ui/kit/Notice'
import { ApplyBar } from './ApplyBar'
import { Counts } from './shared/Counts'
import { DogDetail } from './DogDetail'
import { DogList } from './DogList'
import { messages } from './messages'

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(264px, 3fr) minmax(0, 7fr)' },
    gap: { base: '6', lg: '5' },
    alignItems: 'start',
  },
})
const Lists = chakra('div', { base: { display: 'grid', gap: '5', minWidth: 0 } })
const Detail = chakra('div', { base: { minWidth: 0, position: { lg: 'sticky' }, top: { lg: '5' } } })

/** What the file says of the member's dogs: how many, which, and what of each is taken over. */
export const ReviewStep = () => {
  const { formatMessage } = useIntl()
  const { rows, selected, applyFailed } = useAppSelector(selectDogSync)
  const found = useAppSelector(selectLists)
  const byKey = useAppSelector(selectByKey)
  const { conflict, changed, new: added, same } = found
  const first = lists.flatMap((name) => found[name].slice(0, 1))[0]
  const shown = (selected === null ? undefined : byKey.get(selected)) ?? first
  const list = lists.map((name) => found[name]).find((one) => shown && one.includes(shown)) ?? []
  const count = (message: keyof typeof messages, number: number) => ({
    label: formatMessage(messages[message], { count: number }),
    count: number,
  })
  return (
    <>
      <Counts
        label={formatMessage(messages.counts)}
        items={[
          count('countRows', rows.length),
          count('countNew', added.length),
          count('countChanged', changed.length),
          count('countConflict', conflict.length),
          count('countSame', same.length),
        ]}
      />
      {applyFailed && (
        <Notice tone="warning">
          <FormattedMessage {...messages.applyFailed} />
        </Notice>
      )}
      {shown ? (
        <>
          <Sides>
            <Lists>
              {lists.map((name) => (
                <DogList key={name} name={name} list={found[name]} shown={shown} />
              ))}
            </Lists>
            <Detail>
              <DogDetail comparison={shown} list={list} />
            </Detail>
          </Sides>
          <ApplyBar />
        </>
      ) : (
        <EmptyState heading={formatMessage(messages.nothingToReview)}>
          <FormattedMessage {...messages.nothingToReviewText} />
        </EmptyState>
      )}
    </>
  )
}
