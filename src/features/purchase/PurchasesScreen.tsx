import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/paths'
import { useGetCurrentPurchasesQuery } from '../../api/purchaseListsApi'
import { Page } from '../../ui/kit/Page'
import { TextLink } from '../../ui/kit/TextLink'
import { WaitingList } from '../waiting/WaitingList'
import { EntriesAhead } from './EntriesAhead'
import { listMessages as messages } from './listMessages'
import { PurchaseTable } from './PurchaseTable'

/** /purchases: the entries ahead, the places waited for, and what was bought, each with its receipt. */
export const PurchasesScreen = () => {
  const { formatMessage } = useIntl()
  const { data: current } = useGetCurrentPurchasesQuery()
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
      {current && <EntriesAhead current={current} />}
      <WaitingList />
      <PurchaseTable />
    </Page>
  )
}
