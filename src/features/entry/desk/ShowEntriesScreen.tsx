import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowEntryCounts } from '#contract/entry/desk'
import { paths } from '#contract/shared/paths'
import { useGetShowEntriesInfiniteQuery } from '../../../api/entry/deskEntryApi'
import { useListAddress } from '../../../lists/useListAddress'
import { useSelection } from '../../../store/selection/useSelection'
import { Figures } from '../../../ui/kit/Figures'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { ListBody } from '../../desk/shared/ListBody'
import { CountedShow } from './CountedShow'
import { EntriesTable, listIdOf } from './EntriesTable'
import { EntryFiles } from './EntryFiles'
import { askFor, entryChoices } from './entryList'
import { FindEntries } from './FindEntries'
import { messages } from './messages'

/** How full a show is, in four numbers. */
const EntryCounts = ({ counts }: { counts: ShowEntryCounts }) => {
  const { formatMessage } = useIntl()
  const { capacity, paid, held, waiting, refundsDue, refundsByHand } = counts
  const figures = [
    { id: 'paid', figure: paid, label: <FormattedMessage {...messages.places} values={{ capacity }} /> },
    { id: 'held', figure: held, label: <FormattedMessage {...messages.held} /> },
    { id: 'waiting', figure: waiting, label: <FormattedMessage {...messages.waiting} /> },
    { id: 'refundsDue', figure: refundsDue, label: <FormattedMessage {...messages.refundsDue} /> },
    ...(refundsByHand > 0
      ? [{ id: 'refundsByHand', figure: refundsByHand, label: <FormattedMessage {...messages.refundsByHand} /> }]
      : []),
  ]
  return <Figures label={formatMessage(messages.counts)} figures={figures} />
}

const List = ({ slug, counts }: { slug: string; counts: ShowEntryCounts }) => {
  const [chosen, change] = useListAddress(entryChoices)
  const found = useGetShowEntriesInfiniteQuery(askFor(slug, chosen), { refetchOnFocus: true })
  const { clear } = useSelection(listIdOf(slug))
  // Hidden rows are never withdrawn.
  const find = (changes: Parameters<typeof change>[0]) => {
    clear()
    change(changes)
  }
  return (
    <>
      <EntryFiles slug={slug} chosen={chosen} />
      <FindEntries classes={counts.classes} chosen={chosen} onChange={find} />
      <ListBody
        found={found}
        messages={messages}
        isSearched={chosen.text !== '' || chosen.class !== '' || chosen.status !== ''}
        onClear={() => find({ text: '', class: '', status: '' })}
      >
        {(entries) => (
          <EntriesTable slug={slug} show={counts.name} entries={entries} chosen={chosen} onChange={change} />
        )}
      </ListBody>
    </>
  )
}

const Entries = () => {
  const { formatMessage } = useIntl()
  return (
    <CountedShow path={paths.showEntries} title={formatMessage(messages.title)}>
      {(slug, counts) => (
        <Page
          before={<DeskTrail section="shows" show={{ slug, name: counts.name }} />}
          title={formatMessage(messages.title)}
        >
          <EntryCounts counts={counts} />
          <List slug={slug} counts={counts} />
        </Page>
      )}
    </CountedShow>
  )
}

/** /desk/shows/{slug}/entries: the entries of a show; the search is in the address. */
export const ShowEntriesScreen = () => (
  <MessagesOf part="entry.desk">
    <Entries />
  </MessagesOf>
)
