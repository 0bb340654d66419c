import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useGetCurrentPurchasesQuery } from '../../api/purchase/purchaseListsApi'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { Section } from '../../ui/kit/Section'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { WaitingList } from '../waiting/shared/WaitingList'
import { EntriesAhead } from './EntriesAhead'
import { listMessages as messages } from './listMessages'
import { PurchaseTable } from './PurchaseTable'

/** /purchases: upcoming entries, waiting lists, and every purchase with its receipt. */
export const PurchasesScreen = () => {
  const { formatMessage } = useIntl()
  const { data: current, isError, refetch } = useGetCurrentPurchasesQuery()
  return (
    <Page
      title={formatMessage(messages.title)}
      before={
        <TextLink asChild>
          <Link to={paths.profile}>
            <FormattedMessage {...messages.toProfile} />
          </Link>
        </TextLink>
      }
    >
      <Section heading={formatMessage(messages.entries)}>
        {current && <EntriesAhead current={current} />}
        {!current && isError && (
          <ErrorState heading={formatMessage(messages.entriesFailed)} onAgain={() => void refetch()}>
            <FormattedMessage {...messages.failedText} />
          </ErrorState>
        )}
        {!current && !isError && <SkeletonRows rows={2} label={formatMessage(messages.entriesLoading)} />}
      </Section>
      <WaitingList />
      <PurchaseTable />
    </Page>
  )
}
