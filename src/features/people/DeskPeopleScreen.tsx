import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { openDesk } from '#contract/access/screenPolicies'
import type { DeskPersonRow } from '#contract/people/people'
import { fill, paths } from '#contract/shared/paths'
import { useGetDeskPeopleInfiniteQuery } from '../../api/people/peopleApi'
import { useListAddress } from '../../lists/useListAddress'
import { selectAllowed } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { useOpen } from '../../store/ui/useOpen'
import { Button } from '../../ui/kit/Button'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Page } from '../../ui/kit/Page'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { StateTag } from '../../ui/kit/StateTag'
import { SearchField } from '../../ui/kit/SearchField'
import { TextLink } from '../../ui/kit/TextLink'
import { ListBody } from '../desk/shared/ListBody'
import { AddPerson } from './AddPerson'
import { messages } from './messages'

const choices = { text: null } as const
const Find = chakra('div', { base: { maxWidth: '340px', marginBottom: '5' } })

const PersonRow = ({ person: { id, name, hasAccount, isInvited, judges, approves } }: { person: DeskPersonRow }) => {
  const { formatMessage } = useIntl()
  return (
    <Row
      title={
        <TextLink asChild textStyle="h3">
          <Link to={fill(paths.deskPerson, { id })}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      }
      tags={
        <>
          {!hasAccount && !isInvited && <StateTag tone="warning">{formatMessage(messages.noAccount)}</StateTag>}
          {isInvited && <StateTag>{formatMessage(messages.invited)}</StateTag>}
        </>
      }
      facts={<FormattedMessage {...messages.counts} values={{ judges, approves }} />}
    />
  )
}

const Add = () => {
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'addPerson' })
  return (
    <>
      <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.addOpen} />
      </Button>
      {isOpen && <AddPerson onClose={() => setOpen(false)} />}
    </>
  )
}

const List = () => {
  const { formatMessage } = useIntl()
  const [{ text }, change] = useListAddress(choices)
  const isAdmin = useAppSelector((all) => selectAllowed(all, openDesk))
  const found = useGetDeskPeopleInfiniteQuery({ order: 'oldest', text }, { refetchOnFocus: true })
  return (
    <Page title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} aside={isAdmin && <Add />}>
      {isAdmin && (
        <Find role="search">
          <SearchField
            label={formatMessage(messages.search)}
            value={text}
            onChange={(next) => change({ text: next })}
          />
        </Find>
      )}
      <ListBody found={found} messages={messages} isSearched={text !== ''} onClear={() => change({ text: '' })}>
        {(rows) => (
          <RowList>
            {rows.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </RowList>
        )}
      </ListBody>
    </Page>
  )
}

/** /desk/people: the judges and approvers whom shows name; a person who is no admin finds themselves alone. */
export const DeskPeopleScreen = () => (
  <MessagesOf part="people">
    <List />
  </MessagesOf>
)
