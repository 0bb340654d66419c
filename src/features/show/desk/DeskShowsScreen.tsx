import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { openDesk } from '#contract/access/screenPolicies'
import type { DeskShowRow } from '#contract/show/desk'
import { fill, paths } from '#contract/shared/paths'
import { ShowLifecycle } from '#contract/show/show'
import { useGetDeskShowsInfiniteQuery } from '../../../api/show/deskShowApi'
import { useFormats } from '../../../i18n/useFormats'
import { useListAddress } from '../../../lists/useListAddress'
import { selectAllowed } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { Button } from '../../../ui/kit/Button'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { ListBody } from '../../desk/shared/ListBody'
import { FindShows } from './FindShows'
import { messages } from './messages'
import { showStates } from './showStates'

const choices = { text: null, state: ['', ...ShowLifecycle.options] } as const

const ShowRow = ({ show }: { show: DeskShowRow }) => {
  const { formatMessage } = useIntl()
  const { dayRange } = useFormats()
  const { slug, name, state, startDate, endDate, city, waitsForMe } = show
  return (
    <Row
      title={
        <TextLink asChild textStyle="h3">
          <Link to={fill(paths.deskShow, { slug })}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      }
      tags={
        <>
          <StateTag tone={showStates[state].tone}>{formatMessage(showStates[state].name)}</StateTag>
          {waitsForMe && <StateTag tone="danger">{formatMessage(messages.waits)}</StateTag>}
        </>
      }
      facts={
        <>
          {dayRange(startDate, endDate)}, <bdi>{city}</bdi>
        </>
      }
    />
  )
}

const List = () => {
  const { formatMessage } = useIntl()
  const [{ text, state }, change] = useListAddress(choices)
  const isAdmin = useAppSelector((all) => selectAllowed(all, openDesk))
  const found = useGetDeskShowsInfiniteQuery({ order: 'newest', text, state }, { refetchOnFocus: true })
  return (
    <Page
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      aside={
        isAdmin && (
          <Button asChild icon={<Plus aria-hidden />}>
            <Link to={paths.newShow}>
              <FormattedMessage {...messages.add} />
            </Link>
          </Button>
        )
      }
    >
      <FindShows text={text} state={state} onChange={change} />
      <ListBody
        found={found}
        messages={messages}
        isSearched={text !== '' || state !== ''}
        onClear={() => change({ text: '', state: '' })}
      >
        {(rows) => (
          <RowList>
            {rows.map((show) => (
              <ShowRow key={show.slug} show={show} />
            ))}
          </RowList>
        )}
      </ListBody>
    </Page>
  )
}

/** /desk/shows: the shows that the reader works on; the search is in the address. */
export const DeskShowsScreen = () => (
  <MessagesOf part="show.desk">
    <List />
  </MessagesOf>
)
