import { chakra } from '@chakra-ui/react'
import { memo, useDeferredValue, type ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import { useListAddress } from '../../lists/useListAddress'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { LongRowList } from '../../ui/kit/LongRowList'
import { DogRow } from './DogRow'
import { KennelFilters, kennelChoices } from './KennelFilters'
import { messages } from './messages'
import { RetiredDogs } from './RetiredDogs'
import { useKennelDogs } from './useKennelDogs'

const usualHeight = 119

// Keeps its line while there is nothing to count.
const Count = chakra('p', { base: { textStyle: 'label', minHeight: '18px' } })

const idOf = ({ id }: Dog) => id
const drawDog = (dog: Dog, item: ComponentProps<'li'>) => <DogRow dog={dog} item={item} />

const listOf = (label: string, dogs: readonly Dog[]) => (
  <LongRowList label={label} rows={dogs} rowId={idOf} usualHeight={usualHeight} draw={drawDog} />
)

const Lists = memo(function Lists({ dogs }: { dogs: readonly Dog[] }) {
  const { formatMessage } = useIntl()
  const active = dogs.filter(({ retired }) => !retired)
  const retired = dogs.filter((dog) => dog.retired)
  return (
    <>
      {active.length > 0 && listOf(formatMessage(messages.title), active)}
      {retired.length > 0 && (
        <RetiredDogs count={retired.length} alone={active.length === 0}>
          {listOf(formatMessage(messages.retired, { count: retired.length }), retired)}
        </RetiredDogs>
      )}
    </>
  )
})

/** A kennel's dogs: those that the fields narrow them down to, of which those near the screen are drawn. */
export const Kennel = ({ dogs }: { dogs: readonly Dog[] }) => {
  const { formatMessage } = useIntl()
  const [state, change] = useListAddress(kennelChoices)
  const found = useKennelDogs(dogs, state)
  // The list follows what is typed, and does not hold it up.
  const shown = useDeferredValue(found)
  return (
    <>
      <KennelFilters state={state} dogs={dogs} onChange={change} />
      <Count role="status">
        <FormattedMessage
          {...messages[found.length === dogs.length ? 'count' : 'countOf']}
          values={{ count: found.length, all: dogs.length }}
        />
      </Count>
      {found.length === 0 && (
        <EmptyState
          heading={formatMessage(messages.noMatch)}
          action={
            <Button variant="outline" onClick={() => change({ text: '', height: '', level: '' })}>
              <FormattedMessage {...messages.clearFilters} />
            </Button>
          }
        >
          <FormattedMessage {...messages.noMatchText} />
        </EmptyState>
      )}
      <Lists dogs={shown} />
    </>
  )
}
