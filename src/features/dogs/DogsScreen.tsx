import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import { useGetDogsQuery } from '../../api/dogsApi'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { RowList } from '../../ui/kit/RowList'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { DogRow } from './DogRow'
import { messages } from './messages'

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
  return (
    <Page title={formatMessage(messages.title)} aside={dogs && dogs.length > 0 ? add : undefined}>
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
      {dogs && dogs.length > 0 && (
        <RowList label={formatMessage(messages.title)}>
          {dogs.map((dog) => (
            <DogRow key={dog.id} dog={dog} />
          ))}
        </RowList>
      )}
    </Page>
  )
}
