import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { useGetNextShowsQuery } from '../../api/show/showsApi'
import { useFormats } from '../../i18n/useFormats'
import { Numeral } from '../../ui/kit/Numeral'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'

const few = 4
const Day = chakra('div', {
  base: { width: '64px', textStyle: 'small', fontWeight: 'semibold', '& > span': { display: 'block' } },
})

/** Where the next shows are, and who judges them; nothing where that is not known. */
export const ShowsAhead = () => {
  const { formatMessage } = useIntl()
  const { shortMonth, country } = useFormats()
  const { data = [] } = useGetNextShowsQuery(few)
  if (data.length === 0) return null
  return (
    <RowList label={formatMessage(messages.nextShows)}>
      {data.map((show) => (
        <Row
          key={show.slug}
          lead={
            <Day>
              <Numeral size="l">{show.startDate.slice(8)}</Numeral>
              {shortMonth(show.startDate)} {show.startDate.slice(0, 4)}
            </Day>
          }
          title={
            <TextLink asChild>
              <Link to={fill(paths.show, { slug: show.slug })}>{show.name}</Link>
            </TextLink>
          }
          facts={
            <>
              <p>{[show.city, country(show.country)].filter((part) => part !== '').join(', ')}</p>
              {show.judges.length > 0 && (
                <FormattedMessage {...messages.judges} values={{ names: show.judges.join(', ') }} />
              )}
            </>
          }
        />
      ))}
    </RowList>
  )
}
