import { chakra } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../ui/kit/VisuallyHidden'
import { messages } from './messages'
import { Grey, NewsLine, ShowLine } from './rowStyles'

interface Props {
  /** The row that it replaces. */
  Line: ComponentType<{ children?: ReactNode }>
  rows: number
  label: string
  /** The row begins with a big numeral. */
  numeral?: boolean
}

/** Rows whose data is on its way, exactly as high as the rows that will come. */
const SectionSkeleton = ({ Line, rows, label, numeral = false }: Props) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <chakra.ul aria-hidden listStyle="none">
      {Array.from({ length: rows }, (_, row) => (
        <Line key={row}>
          {numeral && <Grey width="52px" height="40px" />}
          <div>
            <Grey width="60%" maxWidth="20rem" height="18px" />
            <Grey width="36%" maxWidth="12rem" height="12px" marginTop="2" bg="bg.subtle" />
          </div>
        </Line>
      ))}
    </chakra.ul>
  </div>
)

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
