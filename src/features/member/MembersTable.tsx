import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { MemberRow } from '#contract/member/register'
import { fill, paths } from '#contract/shared/paths'
import { useFormats } from '../../i18n/useFormats'
import { useSelection } from '../../store/selection/useSelection'
import { DataTable } from '../../ui/kit/DataTable'
import { Numeral } from '../../ui/kit/Numeral'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import type { DataColumn } from '../../ui/kit/useTableRows'
import { ColumnChoice } from '../desk/shared/ColumnChoice'
import { FamilyName } from './FamilyName'
import { MarkedMembers } from './MarkedMembers'
import type { MemberListState } from './memberList'
import { MembershipTag } from './MembershipTag'
import { groupMessages, messages } from './messages'
import { Since } from './Since'

/** The id of the list, under which its selection is kept. */
export const memberList = 'members'

const Line = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'center' } })
const Small = chakra('span', { base: { textStyle: 'small', color: 'fg.muted', whiteSpace: 'nowrap' } })

// The server sorts: that it can is enough.
const sorted = () => ''

/** Who it is cannot be left out. */
const always = ['name']

interface Props {
  members: MemberRow[]
  chosen: MemberListState
  onChange: (changes: Partial<MemberListState>) => void
}

/** The members found: who they are, how their membership is, and what they last paid. */
export const MembersTable = ({ members, chosen, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const { briefDay, money } = useFormats()
  const { selected, toggle, selectAll, clear } = useSelection(memberList)
  const columns: DataColumn<MemberRow>[] = [
    {
      id: 'name',
      label: formatMessage(messages.name),
      sortBy: sorted,
      cell: ({ id, memberName, kind, isBlocked, isBounced }) => (
        <Line>
          <TextLink asChild>
            <Link to={fill(paths.deskMember, { id })}>
              <FamilyName name={memberName} />
            </Link>
          </TextLink>
          {isBlocked && (
            <StateTag tone="danger">
              <FormattedMessage {...groupMessages.blocked} />
            </StateTag>
          )}
          {isBounced && (
            <StateTag tone="warning">
              <FormattedMessage {...groupMessages.bounced} />
            </StateTag>
          )}
          {kind !== 'adult' && (
            <StateTag>
              <FormattedMessage {...groupMessages[kind]} />
            </StateTag>
          )}
        </Line>
      ),
    },
    {
      id: 'number',
      label: formatMessage(messages.number),
      sortBy: sorted,
      numeral: true,
      cell: ({ memberNumber }) => (memberNumber === null ? '–' : <Numeral>{memberNumber}</Numeral>),
    },
    {
      id: 'state',
      label: formatMessage(messages.state),
      cell: (member) => (
        <Line>
          <MembershipTag member={member} />
          <Small>
            <Since member={member} />
          </Small>
        </Line>
      ),
    },
    {
      id: 'renewal',
      label: formatMessage(messages.renewal),
      sortBy: sorted,
      cell: ({ renewalDate, state }) => {
        if (renewalDate !== null) return briefDay(renewalDate)
        return <FormattedMessage {...(state === 'never_paid' ? messages.notYet : messages.noEnd)} />
      },
    },
    {
      id: 'dogs',
      label: formatMessage(messages.dogs),
      numeral: true,
      cell: ({ dogs }) => <Numeral size="s">{dogs}</Numeral>,
    },
    {
      id: 'lastPayment',
      label: formatMessage(messages.lastPayment),
      numeral: true,
      cell: ({ lastPayment }) =>
        lastPayment ? (
          <>
            <Small>{briefDay(lastPayment.paidOn)}</Small>{' '}
            <Numeral size="s">{money(lastPayment.amount, lastPayment.currency)}</Numeral>
          </>
        ) : (
          '–'
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
        label={formatMessage(messages.title)}
        columns={columns.filter((column) => !optional.includes(column) || !hidden.includes(column.id))}
        rows={members}
        rowId={({ id }) => id}
        sort={chosen.sort}
        onSort={(sort) => onChange({ sort: sort as MemberListState['sort'] })}
        fromServer
        selection={{
          selected,
          onToggle: toggle,
          onSelectAll: selectAll,
          onClear: clear,
          canSelect: () => true,
          nameOf: ({ memberName }) => formatMessage(messages.markOne, { name: memberName }),
          nameOfAll: formatMessage(messages.markAll),
        }}
      />
      <MarkedMembers marked={members.filter(({ id }) => selected.includes(id))} onClear={clear} />
    </>
  )
}
