import { useIntl } from 'react-intl'
import { messages } from './messages'
import { NewsLine, ShowLine } from './rowStyles'
import { SectionSkeleton } from './SectionSkeleton'

/** The number of shows and announcements on the home page. */
export const shown = { shows: 4, news: 3 }

/** The room of the next shows, while they or their code are on the way. */
export const ShowsSkeleton = () => (
  <SectionSkeleton Line={ShowLine} rows={shown.shows} numeral label={useIntl().formatMessage(messages.loading)} />
)

/** The same for the latest announcements. */
export const NewsSkeleton = () => (
  <SectionSkeleton Line={NewsLine} rows={shown.news} label={useIntl().formatMessage(messages.loading)} />
)
