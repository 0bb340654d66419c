import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Purchase } from '#contract/purchase/purchase'
import { listOrders } from '#contract/shared/paging'
import { fill, paths } from '#contract/shared/paths'
import { purchaseKinds } from '#contract/shared/storedLists'
import { itemsOf } from '../../api/paging'
import { useGetPurchasesInfiniteQuery } from '../../api/purchase/purchaseListsApi'
import { commonMessages } from '../../i18n/commonMessages'
import { purchaseMessages } from '../../i18n/purchaseMessages'
import { useFormats } from '../../i18n/useFormats'
import { useListAddress } from '../../lists/useListAddress'
import { DataTable } from '../../ui/kit/DataTable'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Numeral } from '../../ui/kit/Numeral'
import { Section } from '../../ui/kit/Section'
import { SelectField } from '../../ui/kit/SelectField'
import { ShowMore } from '../../ui/kit/ShowMore'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import type { DataColumn } from '../../ui/kit/useTableRows'
import { PayOrCancel } from '../payment/shared/CancelPurchase'
import { kindMessages, listMessages as messages, listMessages } from './listMessages'
import { stateOf } from './purchaseState'
import { PurchaseTag } from './PurchaseTag'

const Lines = chakra('div', { base: { '& > *': { display: 'block' } } })

/** What a purchase is for: the membership, and how many entries of each show. */
const Bought = ({ purchase: { lines } }: { purchase: Purchase }) => {
  const shows = new Map<string, { name: string; count: number }>()
  for (const line of lines)
    if (line.kind === 'entry') {
      const { showSlug: slug, showName: name } = line.item
      shows.set(slug, { name, count: (shows.get(slug)?.count ?? 0) + 1 })
    }
  return (
    <Lines>
      {lines.map(
        (line) =>
          line.kind === 'membership' && (
            <span key="membership">
              <FormattedMessage {...purchaseMessages.membershipLine} values={{ years: line.years }} />
            </span>
          ),
      )}
      {[...shows].map(([slug, { name, count }]) => (
        <span key={slug}>
          <FormattedMessage
            {...listMessages.entriesOf}
            values={{ name, count, show: (text) => <bdi key="show">{text}</bdi> }}
          />
        </span>
      ))}
    </Lines>
  )
}

const choices = { order: listOrders, kind: ['', ...purchaseKinds] } as const
const State = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } })
const Kind = chakra('div', { base: { maxWidth: '240px', marginBottom: '4' } })

const useColumns = (): DataColumn<Purchase>[] => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  return useMemo(
    () => [
      {
        id: 'purchase',
        label: formatMessage(messages.purchaseColumn),
        cell: ({ id, number }) => (
          <TextLink asChild>
            <Link to={fill(paths.purchase, { id })}>
              <FormattedMessage {...messages.purchase} values={{ number }} />
            </Link>
          </TextLink>
        ),
      },
      { id: 'bought', label: formatMessage(messages.bought), cell: (purchase) => <Bought purchase={purchase} /> },
      {
        id: 'date',
        label: formatMessage(messages.date),
        cell: ({ createdAt }) => longDay(createdAt.slice(0, 10)),
        sortBy: ({ number }) => number,
      },
      {
        id: 'state',
        label: formatMessage(messages.state),
        cell: (purchase) => (
          <State>
            <PurchaseTag purchase={purchase} />
            {stateOf(purchase) === 'notPaid' && <PayOrCancel purchase={purchase} />}
          </State>
        ),
      },
      {
        id: 'total',
        label: formatMessage(messages.total),
        numeral: true,
        cell: ({ total, currency }) => <Numeral size="m">{money(total, currency)}</Numeral>,
      },
    ],
    [formatMessage, money, longDay],
  )
}

/** One row a purchase, each leading to its receipt. */
export const PurchaseTable = () => {
  const { formatMessage } = useIntl()
  const [{ order, kind }, change] = useListAddress(choices)
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useGetPurchasesInfiniteQuery({
    order,
    kind,
  })
  const columns = useColumns()
  const purchases = itemsOf(data)
  const none = purchases?.length === 0
  return (
    <Section heading={formatMessage(messages.purchases)}>
      {isError && !purchases && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!purchases && !isError && <SkeletonRows rows={2} label={formatMessage(messages.loading)} />}
      {purchases && (!none || kind !== '') && (
        <Kind>
          <SelectField
            label={formatMessage(messages.kind)}
            value={kind}
            onChange={({ target }) => change({ kind: target.value as typeof kind })}
          >
            {choices.kind.map((one) => (
              <option key={one} value={one}>
                {formatMessage(kindMessages[one])}
              </option>
            ))}
          </SelectField>
        </Kind>
      )}
      {none && <FormattedMessage {...messages.noPurchases} />}
      {purchases && !none && (
        <DataTable
          label={formatMessage(messages.purchases)}
          columns={columns}
          rows={purchases}
          rowId={({ id }) => id}
          sort={order === 'newest' ? '-date' : 'date'}
          onSort={(sort) => change({ order: sort === 'date' ? 'oldest' : 'newest' })}
          fromServer
        />
      )}
      <ShowMore
        rows={purchases?.length ?? 0}
        hasMore={hasNextPage}
        pending={isFetchingNextPage}
        failed={isError && <FormattedMessage {...commonMessages.moreFailed} />}
        onMore={() => void fetchNextPage()}
      >
        <FormattedMessage {...commonMessages.more} />
      </ShowMore>
    </Section>
  )
}
