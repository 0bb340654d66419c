import { chakra } from '@chakra-ui/react'
import { History, Plus, Upload } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useGetMemberCountsQuery, useGetMembersInfiniteQuery } from '../../api/member/memberApi'
import { useFormats } from '../../i18n/useFormats'
import { useListAddress } from '../../lists/useListAddress'
import { useSelection } from '../../store/selection/useSelection'
import { useOpen } from '../../store/ui/useOpen'
import { Button } from '../../ui/kit/Button'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Page } from '../../ui/kit/Page'
import { ListBody } from '../desk/shared/ListBody'
import { AddMember } from './AddMember'
import { ExportMembers } from './ExportMembers'
import { FindMembers } from './FindMembers'
import { askFor, memberChoices, selectionOf, type MemberListState } from './memberList'
import { memberList, MembersTable } from './MembersTable'
import { audienceOf } from './mailing/audience'
import { WriteMailing } from './mailing/WriteMailing'
import { addMessages, messages } from './messages'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const Found = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
})

const Add = () => {
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'addMember' })
  return (
    <>
      <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...addMessages.open} />
      </Button>
      {isOpen && <AddMember onClose={() => setOpen(false)} />}
    </>
  )
}

const Members = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const [chosen, change] = useListAddress(memberChoices)
  const found = useGetMembersInfiniteQuery(askFor(chosen), { refetchOnFocus: true })
  const { data: counts } = useGetMemberCountsQuery(selectionOf(chosen), { refetchOnFocus: true })
  const { clear } = useSelection(memberList)
  // Nothing is done with hidden rows.
  const find = (changes: Partial<MemberListState>) => {
    clear()
    change(changes)
  }
  const isSearched = Object.values(selectionOf(chosen)).some((text) => text !== '')
  return (
    <Page
      title={formatMessage(messages.title)}
      lead={
        counts && (
          <FormattedMessage
            {...messages.lead}
            values={{ all: counts.all, lapsing: counts.states.lapsing, day: longDay(counts.lapseBy) }}
          />
        )
      }
      aside={
        <Actions>
          <Add />
          <Button asChild variant="outline" icon={<Upload aria-hidden />}>
            <Link to={paths.importMembers}>
              <FormattedMessage {...messages.import} />
            </Link>
          </Button>
          <ExportMembers chosen={chosen} />
          <Button asChild variant="outline" icon={<History aria-hidden />}>
            <Link to={paths.deskMailings}>
              <FormattedMessage {...messages.emails} />
            </Link>
          </Button>
        </Actions>
      }
    >
      <FindMembers chosen={chosen} counts={counts} onChange={find} />
      <Found>
        <p role="status">
          {counts && isSearched && (
            <FormattedMessage {...messages.found} values={{ found: counts.found, all: counts.all }} />
          )}
        </p>
        {counts && counts.found > 0 && (
          <WriteMailing variant="outline" dense mailing={{ audience: audienceOf(chosen), copyOf: null }}>
            <FormattedMessage {...(isSearched ? messages.emailThese : messages.emailAll)} />
          </WriteMailing>
        )}
      </Found>
      <ListBody
        found={found}
        messages={messages}
        isSearched={isSearched}
        onClear={() => find({ text: '', state: '', group: '' })}
      >
        {(members) => <MembersTable members={members} chosen={chosen} onChange={change} />}
      </ListBody>
    </Page>
  )
}

/** /desk/members: the register of members; search, filters and columns are in the address. */
export const DeskMembersScreen = () => (
  <MessagesOf part="member">
    <Members />
  </MessagesOf>
)
