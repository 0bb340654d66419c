import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowEntry } from '#contract/entry/desk'
import { heightMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { useSelection } from '../../../store/selection/useSelection'
import { DataTable } from '../../../ui/kit/DataTable'
import { HeightMark } from '../../../ui/kit/HeightMark'
import { HeightTag } from '../../../ui/kit/HeightTag'
import { Numeral } from '../../../ui/kit/Numeral'
import { StateTag } from '../../../ui/kit/StateTag'
import type { DataColumn } from '../../../ui/kit/useTableRows'
import { ColumnChoice } from '../../desk/shared/ColumnChoice'
import { EntryActions } from './EntryActions'
import type { EntryListState } from './entryList'
import { entryStatuses } from './entryStatuses'
import { MarkedEntries } from './MarkedEntries'
import { bulkMessages, deskMessages, messages } from './messages'
import { RefundAction } from './RefundAction'

const Dog = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'center' } })
const Note = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })
const Tags = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '2' } })

// The server sorts: that it can is enough.
const sorted = () => ''

/** Whose entry it is, and what can be done with it. */
const always = ['dog', 'actions']

/** The id of the list, under which its selection is kept. */
export const listIdOf = (slug: string) => `show-entries/${slug}`

interface Props {
  slug: string
  show: string
  entries: ShowEntry[]
  chosen: EntryListState
  onChange: (changes: Partial<EntryListState>) => void
}

/** The entries of a show: who runs which dog where, paid or not, and what the desk can do with it. */
export const EntriesTable = ({ slug, show, entries, chosen, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const { shortDay, money } = useFormats()
  const { selected, toggle, selectAll, clear } = useSelection(listIdOf(slug))
  const columns: DataColumn<ShowEntry>[] = [
    {
      id: 'dog',
      label: formatMessage(messages.dog),
      sortBy: sorted,
      cell: ({ dog }) => (
        <Dog>
          <bdi>{dog.name}</bdi>
          <HeightTag height={dog.heightCategory}>
            <FormattedMessage {...heightMessages[dog.heightCategory]} />
          </HeightTag>
          {dog.heightCategory !== 'not_measured' && <HeightMark state={dog.measured ? 'measured' : 'unmeasured'} />}
        </Dog>
      ),
    },
    {
      id: 'number',
      label: formatMessage(messages.number),
      sortBy: sorted,
      numeral: true,
      cell: ({ number }) => (number === null ? '–' : <Numeral>{number}</Numeral>),
    },
    {
      id: 'member',
      label: formatMessage(messages.member),
      sortBy: sorted,
      cell: ({ memberName: member, handlerName: handler, phone }) => (
        <>
          <bdi>
            {handler === member ? member : <FormattedMessage {...messages.memberWith} values={{ handler, member }} />}
          </bdi>
          {phone !== '' && (
            <chakra.span display="block" textStyle="small">
              <bdi dir="ltr">{phone}</bdi>
            </chakra.span>
          )}
        </>
      ),
    },
    {
      id: 'class',
      label: formatMessage(messages.cls),
      sortBy: sorted,
      cell: ({ cls: { date, startTime: time, ring } }) => (
        <FormattedMessage {...messages.classOf} values={{ day: shortDay(date), time, ring }} />
      ),
    },
    {
      id: 'status',
      label: formatMessage(messages.status),
      cell: ({ status, notForCompetition, team }) => (
        <Tags>
          <StateTag tone={entryStatuses[status].tone}>{formatMessage(entryStatuses[status].name)}</StateTag>
          {team !== '' && (
            <StateTag>
              <bdi>{team}</bdi>
            </StateTag>
          )}
          {notForCompetition && (
            <StateTag>
              <FormattedMessage {...messages.notForCompetition} />
            </StateTag>
          )}
        </Tags>
      ),
    },
    {
      id: 'price',
      label: formatMessage(messages.price),
      numeral: true,
      cell: ({ status, price, currency, paidAtDesk, refundDue }) =>
        status === 'held' ? (
          '–'
        ) : (
          <>
            <Numeral size="s">{money(price, currency)}</Numeral>
            {paidAtDesk && (
              <Note>
                <FormattedMessage {...deskMessages[paidAtDesk]} />
              </Note>
            )}
            {refundDue !== null && (
              <Note>
                <FormattedMessage {...deskMessages.due} values={{ refund: money(refundDue, currency) }} />
              </Note>
            )}
          </>
        ),
    },
    {
      id: 'actions',
      label: formatMessage(messages.actions),
      hideLabel: true,
      cell: (entry) =>
        entry.refundDue === null ? (
          entry.refunds && <EntryActions entry={entry} refunds={entry.refunds} />
        ) : (
          <RefundAction entry={entry} refund={money(entry.refundDue, entry.currency)} />
        ),
    },
  ]
  const hidden = chosen.without.split(',')
  const optional = columns.filter(({ id }) => !always.includes(id))
  return (
    <>
      <ColumnChoice
        legend={<FormattedMessage {...messages.columns} />}
        columns={optional}
        hidden={hidden}
        onHide={(ids) => onChange({ without: ids.join(',') })}
      />
      <DataTable
        label={`${formatMessage(messages.title)}: ${show}`}
        columns={columns.filter((column) => !optional.includes(column) || !hidden.includes(column.id))}
        rows={entries}
        rowId={({ id }) => id}
        sort={chosen.sort}
        onSort={(sort) => onChange({ sort: sort as EntryListState['sort'] })}
        fromServer
        listBelow="lg"
        selection={{
          selected,
          onToggle: toggle,
          onSelectAll: selectAll,
          onClear: clear,
          canSelect: ({ refunds }) => refunds !== null,
          nameOf: ({ dog, cls }) => formatMessage(bulkMessages.markOne, { dog: dog.name, time: cls.startTime }),
          nameOfAll: formatMessage(bulkMessages.markAll),
        }}
      />
      <MarkedEntries
        slug={slug}
        // What is withdrawn meanwhile, or not in the list any more, does not count.
        marked={entries.flatMap((entry) =>
          entry.refunds && selected.includes(entry.id) ? [{ entry, refunds: entry.refunds }] : [],
        )}
        onClear={clear}
      />
    </>
  )
}
