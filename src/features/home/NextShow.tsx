import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import type { ShowSummary } from '#contract/show/show'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Numeral } from '../../ui/kit/Numeral'
import { messages } from './sectionMessages'
import { ShowLine } from './rowStyles'

const Day = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: 'baseline',
    columnGap: '2',
    alignSelf: { base: 'start', lg: 'center' },
    textStyle: 'label',
    gridRow: { base: '1 / 3', lg: 'auto' },
  },
})
// The whole row is the link's target; its name stays the show's.
const Name = chakra(Link, { base: { textStyle: 'h3', _before: { content: '""', position: 'absolute', inset: 0 } } })
const Facts = chakra('div', {
  base: {
    textStyle: 'small',
    gridColumn: { base: '2', lg: 'auto' },
    '& > span': { display: { base: 'inline', lg: 'block' } },
    '& > span:not(:first-of-type)::before': { content: { base: '", "', lg: 'none' } },
  },
})
const When = chakra('div', { base: { textStyle: 'small', gridColumn: { base: '2', lg: 'auto' } } })

/** One of the next shows: the day first, then what and where, how much, and until when it takes entries. */
export const NextShow = ({ show }: { show: ShowSummary }) => {
  const { shortMonth, dayAndMonth } = useFormats()
  const now = useAppSelector(selectNow)
  return (
    <ShowLine>
      <Day>
        <Numeral size="l" fontSize={{ lg: '3.25rem' }} lineHeight={{ lg: '3rem' }}>
          {show.startDate.slice(8)}
        </Numeral>
        {shortMonth(show.startDate)}
      </Day>
      <div>
        <div>
          <Name to={fill(paths.show, { slug: show.slug })}>{show.name}</Name>
        </div>
        <p>
          <chakra.span textStyle="small" color="fg.muted">
            {[...show.addressLines.slice(0, 1), show.city].join(', ')}
          </chakra.span>
        </p>
      </div>
      <Facts>
        <span>
          <FormattedMessage {...messages.classes} values={{ count: show.classCount }} />
        </span>
        <span>
          <FormattedMessage {...messages.rings} values={{ count: show.ringCount }} />
        </span>
      </Facts>
      <When>
        <FormattedMessage
          {...(Date.parse(show.entriesCloseAt) <= Date.parse(now) ? messages.closed : messages.closes)}
          values={{ date: <b>{dayAndMonth(show.entriesCloseAt, show.timeZone)}</b> }}
        />
      </When>
      <chakra.span display={{ base: 'none', lg: 'block' }} aria-hidden>
        <ArrowRight />
      </chakra.span>
    </ShowLine>
  )
}
