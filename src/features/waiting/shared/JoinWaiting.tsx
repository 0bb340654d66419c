import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import type { ShowClass } from '#contract/show/show'
import type { WaitingEntry } from '#contract/waiting/waitingList'
import { useJoinWaitingListMutation } from '../../../api/waiting/waitingListApi'
import { Button } from '../../../ui/kit/Button'
import { waitingMessages as messages } from './waitingMessages'
import { WaitingState } from './WaitingState'

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', '& > p': { flex: '1 1 14rem' } },
})

export interface JoinWaitingProps {
  cls: ShowClass
  dog: Dog
  /** Where the dog waits for this class already. */
  entry: WaitingEntry | undefined
}

/** What can be done about a full class: wait for a place. */
export const JoinWaiting = ({ cls, dog, entry }: JoinWaitingProps) => {
  const { formatMessage } = useIntl()
  const [join, { isLoading }] = useJoinWaitingListMutation({ fixedCacheKey: `join ${cls.id} ${dog.id}` })
  // The list on the same page has the way off it.
  if (entry)
    return (
      <p>
        <WaitingState entry={entry} />
      </p>
    )
  const names = { dog: dog.name, time: cls.startTime, ring: cls.ring }
  return (
    <Line>
      <p>
        <FormattedMessage {...messages.waiting} values={{ count: cls.waiting }} />{' '}
        <FormattedMessage {...messages.promise} />
      </p>
      <Button
        variant="outline"
        dense
        pending={isLoading}
        aria-label={formatMessage(messages.joinOne, names)}
        onClick={() => void join({ classId: cls.id, dogId: dog.id })}
      >
        <FormattedMessage {...messages.join} />
      </Button>
    </Line>
  )
}
