import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AwaitedTransfer } from '#contract/payment/bankTransfer'
import { normalizeText } from '#contract/shared/normalizeText'
import { defaultRules } from '#contract/entry/rules'
import { useGetRulesQuery } from '../../../api/entry/rulesApi'
import { commonMessages } from '../../../i18n/commonMessages'
import { useFormats } from '../../../i18n/useFormats'
import { useListAddress } from '../../../lists/useListAddress'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { RowAction } from '../../../ui/kit/RowAction'
import { DataTable } from '../../../ui/kit/DataTable'
import { Numeral } from '../../../ui/kit/Numeral'
import { SearchField } from '../../../ui/kit/SearchField'
import type { DataColumn } from '../../../ui/kit/useTableRows'
import { EndTransfer } from './EndTransfer'
import { endMessages, messages, recordMessages } from './messages'
import { RecordTransfer } from './RecordTransfer'

const sorts = ['due', '-due', 'transfer', '-transfer', 'amount', '-amount'] as const

const Find = chakra('div', { base: { maxWidth: '340px', marginBottom: '5' } })
const Actions = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '3' } })
const Line = chakra('span', { base: { display: 'block', textStyle: 'small', overflowWrap: 'anywhere' } })
const Reference = chakra('span', { base: { display: 'block', whiteSpace: 'nowrap' } })

const TransferActions = ({ transfer }: { transfer: AwaitedTransfer }) => {
  const { formatMessage } = useIntl()
  const { reference, payer, number } = transfer
  const dialog: DialogOverlay = { kind: 'dialog', dialog: 'recordTransfer', of: `${number}` }
  const record = useOpen(dialog)
  const end = useOpen({ kind: 'dialog', dialog: 'endTransfer', of: `${number}` })
  return (
    <Actions>
      <RowAction
        label={formatMessage(recordMessages.openNamed, { reference, payer })}
        onClick={() => record.setOpen(true)}
      >
        <FormattedMessage {...recordMessages.openOne} />
      </RowAction>
      <RowAction label={formatMessage(endMessages.openNamed, { reference, payer })} onClick={() => end.setOpen(true)}>
        <FormattedMessage {...endMessages.open} />
      </RowAction>
      {record.isOpen && <RecordTransfer dialog={dialog} transfer={transfer} onClose={() => record.setOpen(false)} />}
      {end.isOpen && <EndTransfer transfer={transfer} onClose={() => end.setOpen(false)} />}
    </Actions>
  )
}

const Bought = ({ transfer: { kind, shows, places, discountCode } }: { transfer: AwaitedTransfer }) => (
  <>
    {kind === 'membership' ? (
      <FormattedMessage {...messages.membership} />
    ) : (
      <>
        {shows.map((show) => (
          <chakra.bdi key={show} display="block" overflowWrap="anywhere">
            {show}
          </chakra.bdi>
        ))}
        <Line>
          <FormattedMessage {...messages.places} values={{ places }} />
        </Line>
      </>
    )}
    {discountCode !== null && (
      <Line>
        <FormattedMessage {...messages.code} values={{ code: discountCode }} />
      </Line>
    )}
  </>
)

/** Purchases that expect a bank transfer, with their payer, what they hold and the deadline. */
export const AwaitedTable = ({ awaited }: { awaited: readonly AwaitedTransfer[] }) => {
  const { formatMessage } = useIntl()
  const { dayAndMonth, money } = useFormats()
  const { data: rules = defaultRules } = useGetRulesQuery()
  const [{ sort, text }, change] = useListAddress({ sort: sorts, text: null })
  const shown = awaited.filter(({ reference, payer }) =>
    normalizeText(`${reference} ${payer}`).includes(normalizeText(text)),
  )
  const day = (iso: string) => dayAndMonth(iso, rules.timeZone)
  const columns: DataColumn<AwaitedTransfer>[] = [
    {
      id: 'transfer',
      label: formatMessage(messages.transfer),
      sortBy: ({ number }) => number,
      cell: ({ reference, payer, email }) => (
        <>
          <Reference>{reference}</Reference>
          <chakra.bdi display="block" fontWeight="normal" overflowWrap="anywhere">
            {payer}
          </chakra.bdi>
          <Line fontWeight="normal" color="fg.muted">
            <bdi dir="ltr">{email}</bdi>
          </Line>
        </>
      ),
    },
    { id: 'bought', label: formatMessage(messages.bought), cell: (transfer) => <Bought transfer={transfer} /> },
    {
      id: 'amount',
      label: formatMessage(messages.amount),
      numeral: true,
      sortBy: ({ amount }) => amount,
      cell: ({ amount, currency }) => <Numeral size="s">{money(amount, currency)}</Numeral>,
    },
    {
      id: 'due',
      label: formatMessage(messages.due),
      // Purchases without a deadline come last.
      sortBy: ({ until }) => until ?? '9999',
      cell: ({ until, since }) => (
        <>
          <span>{until === null ? <FormattedMessage {...messages.noLimit} /> : day(until)}</span>
          <Line whiteSpace="nowrap">
            <FormattedMessage {...messages.since} values={{ day: day(since) }} />
          </Line>
        </>
      ),
    },
    {
      id: 'actions',
      label: formatMessage(messages.actions),
      hideLabel: true,
      cell: (transfer) =>
        transfer.own ? <FormattedMessage {...messages.own} /> : <TransferActions transfer={transfer} />,
    },
  ]
  return (
    <>
      {(awaited.length > 1 || text !== '') && (
        <Find role="search">
          <SearchField
            label={formatMessage(messages.search)}
            value={text}
            onChange={(next) => change({ text: next })}
          />
        </Find>
      )}
      {shown.length === 0 ? (
        <p role="status">
          <FormattedMessage {...commonMessages.noMatch} values={{ text }} />
        </p>
      ) : (
        <DataTable
          label={formatMessage(messages.awaited)}
          columns={columns}
          rows={shown}
          rowId={({ reference }) => reference}
          sort={sort}
          listBelow="md"
          onSort={(next) => change({ sort: next as (typeof sorts)[number] })}
        />
      )}
    </>
  )
}
