import { useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import { RowList } from '../../ui/kit/RowList'
import { DogRow } from './DogRow'
import { messages } from './messages'
import { RetiredDogs } from './RetiredDogs'

/** As many dogs as are seen at a glance. */
export const FewDogs = ({ dogs }: { dogs: readonly Dog[] }) => {
  const { formatMessage, locale } = useIntl()
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sorted = dogs.toSorted((a, b) => compare(a.name, b.name))
  const active = sorted.filter(({ retired }) => !retired)
  const retired = sorted.filter((dog) => dog.retired)
  const rowsOf = (some: readonly Dog[]) => some.map((dog) => <DogRow key={dog.id} dog={dog} />)
  return (
    <>
      {active.length > 0 && <RowList label={formatMessage(messages.title)}>{rowsOf(active)}</RowList>}
      {retired.length > 0 && (
        <RetiredDogs count={retired.length} alone={active.length === 0}>
          <RowList label={formatMessage(messages.retired, { count: retired.length })}>{rowsOf(retired)}</RowList>
        </RetiredDogs>
      )}
    </>
  )
}
