import { chakra } from '@chakra-ui/react'
import { ArrowRightLeft, Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Dog } from '#contract/dog/dog'
import { paths } from '#contract/shared/paths'
import { useGetDogsQuery } from '../../api/dog/dogsApi'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { OnDemand } from '../../ui/kit/OnDemand'
import { Page } from '../../ui/kit/Page'
import { RowList } from '../../ui/kit/RowList'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { DogRow } from './DogRow'
import { messages } from './messages'
import { RetiredDogs } from './RetiredDogs'

/** As many dogs as are seen at a glance. */
const FewDogs = ({ dogs }: { dogs: readonly Dog[] }) => {
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

/** So many dogs are searched, filtered and sorted; fewer are seen at a glance. */
const kennelFrom = 8
const loadKennel = async () => (await import(/* webpackChunkName: "kennel" */ './Kennel')).Kennel

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** /dogs: the member's dogs. */
export const DogsScreen = () => {
  const { formatMessage } = useIntl()
  const { data: dogs, isError, refetch } = useGetDogsQuery()
  const add = (
    <Button asChild icon={<Plus aria-hidden />}>
      <Link to={paths.addDog}>
        <FormattedMessage {...messages.add} />
      </Link>
    </Button>
  )
  const actions = (
    <Actions>
      <Button asChild variant="outline" icon={<ArrowRightLeft aria-hidden />}>
        <Link to={paths.dogSync}>
          <FormattedMessage {...messages.sync} />
        </Link>
      </Button>
      {dogs && dogs.length > 0 && add}
    </Actions>
  )
  return (
    <Page title={formatMessage(messages.title)} aside={dogs && actions}>
      {isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!dogs && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
      {dogs?.length === 0 && (
        <EmptyState heading={formatMessage(messages.empty)} action={add}>
          <FormattedMessage {...messages.emptyText} />
        </EmptyState>
      )}
      {dogs && dogs.length > 0 && dogs.length < kennelFrom && <FewDogs dogs={dogs} />}
      {dogs && dogs.length >= kennelFrom && (
        <OnDemand name="kennel" load={loadKennel}>
          {(Kennel) => <Kennel dogs={dogs} />}
        </OnDemand>
      )}
    </Page>
  )
}
