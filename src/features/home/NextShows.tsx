import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '../../../contract/paths'
import { useGetShowsQuery } from '../../api/showsApi'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Failed } from '../../ui/kit/Failed'
import { Numeral } from '../../ui/kit/Numeral'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'

const shown = 4

/** The next shows that take place; they come through the API into space kept for them. */
export const NextShows = () => {
  const { formatMessage } = useIntl()
  const { shortMonth, instant } = useFormats()
  const today = useAppSelector(selectNow).slice(0, 10)
  const { data, isError, refetch } = useGetShowsQuery()
  const shows = data?.filter((show) => show.endDate >= today && show.state === 'published').slice(0, shown)
  return (
    <Section
      heading={formatMessage(messages.nextShows)}
      aside={
        <TextLink asChild>
          <Link to={paths.shows}>
            <FormattedMessage {...messages.allShows} />
          </Link>
        </TextLink>
      }
    >
      {isError && (
        <Failed heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </Failed>
      )}
      {!shows && !isError && <SkeletonRows rows={shown} label={formatMessage(messages.loading)} />}
      {shows?.length === 0 && <FormattedMessage {...messages.noShows} />}
      <RowList>
        {shows?.map((show) => (
          <Row
            key={show.slug}
            lead={
              <>
                <Numeral size="l">{show.startDate.slice(8)}</Numeral> {shortMonth(show.startDate)}
              </>
            }
            title={<Link to={fill(paths.show, { slug: show.slug })}>{show.name}</Link>}
            facts={`${show.addressLines.at(0) ?? ''}, ${show.city}`}
            end={
              <span>
                <FormattedMessage {...messages.classes} values={{ count: show.classCount }} />
                <br />
                <FormattedMessage {...messages.closes} values={{ date: instant(show.entriesCloseAt, show.timeZone) }} />
              </span>
            }
          />
        ))}
      </RowList>
    </Section>
  )
}
