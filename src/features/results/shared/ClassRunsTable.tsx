import { FormattedMessage, useIntl } from 'react-intl'
import { useGetClassRunsQuery } from '../../../api/results/resultApi'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { CombinedTable } from './CombinedTable'
import { messages } from './messages'
import { OrderTable, ResultTable } from './RunTables'

interface Props {
  slug: string
  classId: string
  what: 'order' | 'results'
  own: ReadonlySet<string>
}

/** The running order or the results of a class, read once they are looked at. */
export const ClassRunsTable = ({ slug, classId, what, own }: Props) => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useGetClassRunsQuery({ slug, classId }, { refetchOnFocus: true })
  if (!data && isError)
    return (
      <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
        <FormattedMessage {...messages.failedText} />
      </ErrorState>
    )
  if (!data) return <SkeletonRows label={formatMessage(messages.loading)} />
  if (what === 'order') return data.order && <OrderTable order={data.order} own={own} />
  return (
    <>
      {data.results && <ResultTable results={data.results} own={own} />}
      {data.combined && <CombinedTable combined={data.combined} own={own} />}
    </>
  )
}
