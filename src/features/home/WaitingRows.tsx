import { useIntl } from 'react-intl'
import { messages } from './messages'
import { NewsLine, ShowLine } from './rowLooks'
import { Waiting } from './Waiting'

/** So many shows and announcements stand on the home page. */
export const shown = { shows: 4, news: 3 }

/** The room of the next shows, while they or their code are on the way. */
export const WaitingShows = () => (
  <Waiting Line={ShowLine} rows={shown.shows} numeral label={useIntl().formatMessage(messages.loading)} />
)

/** The same for the latest announcements. */
export const WaitingNews = () => (
  <Waiting Line={NewsLine} rows={shown.news} label={useIntl().formatMessage(messages.loading)} />
)
