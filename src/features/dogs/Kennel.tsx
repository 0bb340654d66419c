import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { effectiveRank, type Dog } from '#contract/dog'
import { useBreedName } from '../../i18n/useBreedName'
import { useListAddress } from '../../lists/useListAddress'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { LongRowList } from '../../ui/kit/LongRowList'
import { useTableRows, type DataColumn } from '../../ui/kit/useTableRows'
import { DogRow } from './DogRow'
import { KennelFilters, kennelChoices } from './KennelFilters'
import { messages } from './messages'
import { RetiredDogs } from './RetiredDogs'

const usualHeight = 119

// Keeps its line while there is nothing to count.
const Count = chakra('p', { base: { textStyle: 'label', minHeight: '18px' } })

/** What a kennel is searched and sorted by; its rows are drawn whole, so that the columns have no cells. */
const columnsOf = (breedName: (stored: string) => string): DataColumn<Dog>[] => {
  const column = (id: string, by: Pick<DataColumn<Dog>, 'sortBy' | 'textOf'>) => ({
    ...{ id, label: id, cell: () => null },
    ...by,
  })
  return [
    column('name', { sortBy: ({ name }) => name, textOf: ({ name, petName }) => `${name}\n${petName}` }),
    column('registered', { textOf: ({ kennelClubName, pedigreeName }) => `${kennelClubName}\n${pedigreeName}` }),
    column('breed', { textOf: ({ breed }) => breedName(breed) }),
    column('microchip', { textOf: ({ microchip }) => microchip }),
    column('born', { sortBy: ({ birthDate }) => birthDate }),
    column('height', { sortBy: ({ height }) => height ?? '' }),
    column('level', { sortBy: effectiveRank }),
  ]
}

/** A kennel's dogs: those that the fields narrow them down to, of which those near the screen are drawn. */
export const Kennel = ({ dogs }: { dogs: readonly Dog[] }) => {
  const { formatMessage } = useIntl()
  const breedName = useBreedName()
  const [state, change] = useListAddress(kennelChoices)
  const columns = useMemo(() => columnsOf(breedName), [breedName])
  const { height, level, sort, text } = state
  const narrowed = useMemo(
    () =>
      dogs.filter(
        (dog) =>
          (height === '' || dog.heightCategory === height) && (level === '' || String(effectiveRank(dog)) === level),
      ),
    [dogs, height, level],
  )
  const { rows } = useTableRows(narrowed, columns, { sort, text }, false)
  const active = rows.filter(({ retired }) => !retired)
  const retired = rows.filter((dog) => dog.retired)
  const listOf = (label: string, some: readonly Dog[]) => (
    <LongRowList label={label} rows={some} usualHeight={usualHeight}>
      {(dog, item) => <DogRow key={dog.id} dog={dog} item={item} />}
    </LongRowList>
  )
  return (
    <>
      <KennelFilters state={state} dogs={dogs} onChange={change} />
      <Count role="status">
        <FormattedMessage
          {...messages[rows.length === dogs.length ? 'count' : 'countOf']}
          values={{ count: rows.length, all: dogs.length }}
        />
      </Count>
      {rows.length === 0 && (
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
      {active.length > 0 && listOf(formatMessage(messages.title), active)}
      {retired.length > 0 && (
        <RetiredDogs count={retired.length} alone={active.length === 0}>
          {listOf(formatMessage(messages.retired, { count: retired.length }), retired)}
        </RetiredDogs>
      )}
    </>
  )
}
