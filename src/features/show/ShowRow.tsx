import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { ClassHeight } from '#contract/dog/height'
import { fill, paths } from '#contract/shared/paths'
import type { ShowSummary } from '#contract/show/show'
import { heightMessages } from '../../i18n/domainMessages'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Gauge } from '../../ui/kit/Gauge'
import { Numeral } from '../../ui/kit/Numeral'
import { StateTag } from '../../ui/kit/StateTag'
import { messages } from './messages'
import { shownState } from './showState'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1' } })
const Gauges = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '2', xl: '3' },
    '& svg': { height: { base: '20px', xl: '24px' }, width: 'auto' },
  },
})
const Text = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', display: { base: 'none', xl: 'block' } } })

const measured = 5

/** The heights that a show has classes for: a gauge each, and in words. */
const Heights = ({ heights }: { heights: readonly ClassHeight[] }) => {
  const { formatMessage } = useIntl()
  const own = heights.filter((height) => height !== 'any')
  const label =
    own.length === measured || own.length === 0
      ? formatMessage(messages.allHeights)
      : own.map((height) => formatMessage(heightMessages[height])).join(', ')
  return (
    <Root title={label}>
      <Gauges>
        {(own.length > 0 ? own : heights).map((height) => (
          <Gauge key={height} height={height} />
        ))}
      </Gauges>
      <Text>{label}</Text>
    </Root>
  )
}

const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: '5rem minmax(0, 1fr)',
      xl: '72px minmax(0, 2.4fr) minmax(0, 1.3fr) minmax(0, .9fr) minmax(0, 1.3fr) 24px',
    },
    gridTemplateAreas: {
      base: '"day name" "day offer" "day classes" "day times"',
      xl: '"day name heights classes state arrow" "day name heights classes times arrow"',
    },
    columnGap: { base: '3', xl: '5' },
    rowGap: { base: '2', xl: '1' },
    alignItems: 'center',
    paddingBlock: '4',
    borderBottom: '1px solid',
    borderColor: 'border',
    '@media (hover: hover)': { '&:hover': { bg: 'bg.subtle' } },
  },
})
const Day = chakra('div', {
  base: {
    gridArea: 'day',
    alignSelf: { base: 'start', xl: 'center' },
  },
})
// On phones the tag and the gauges share a line as long as there is room.
const Offer = chakra('div', {
  base: {
    gridArea: { base: 'offer', xl: 'auto' },
    display: { base: 'flex', xl: 'contents' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
  },
})
// The whole row is the link's target; its name stays the show's.
const Name = chakra(Link, { base: { textStyle: 'h3', _before: { content: '""', position: 'absolute', inset: 0 } } })
const Small = chakra('div', { base: { textStyle: 'small', color: 'fg.muted' } })
const Classes = chakra('div', {
  base: {
    gridArea: 'classes',
    textStyle: { base: 'small', xl: 'body' },
    '& b': { fontWeight: 'semibold', display: { xl: 'block' } },
    '& b::after': { content: { base: '", "', xl: 'none' }, fontWeight: 'normal' },
  },
})

interface Props {
  show: ShowSummary
  entered: boolean
  /** How far away it is, where that was asked and is known. */
  kilometres?: number | null
}

/** One show of the list: the day first, then what and where, what is offered, and whether it takes entries. */
export const ShowRow = ({ show, entered, kilometres = null }: Props) => {
  const { dayRange, country, town, instant, distance } = useFormats()
  const now = useAppSelector(selectNow)
  const { tone, message, tell } = shownState(show, now)
  const when = tell === 'closes' ? show.entriesCloseAt : show.entriesOpenAt
  const places = { left: show.placesLeft, capacity: show.capacity }
  return (
    <Item>
      <Day>
        <Numeral size="l" fontSize={{ base: '3rem', xl: '3.5rem' }} lineHeight={{ base: '2.75rem', xl: '3.25rem' }}>
          {show.startDate.slice(8)}
        </Numeral>
      </Day>
      <chakra.div gridArea="name">
        <Name to={fill(paths.show, { slug: show.slug })}>{show.name}</Name>
        <chakra.p fontWeight="semibold">{dayRange(show.startDate, show.endDate, now)}</chakra.p>
        <chakra.p color="fg.muted">
          {[...show.addressLines.slice(0, 1), town(show), country(show.country)]
            .filter((part) => part !== '')
            .join(', ')}
        </chakra.p>
        {kilometres !== null && (
          <chakra.p fontWeight="semibold">
            <FormattedMessage {...messages.away} values={{ distance: distance(kilometres) }} />
          </chakra.p>
        )}
        <Small display={{ base: 'none', md: 'block' }}>
          <FormattedMessage {...messages.judges} values={{ names: show.judges.join(', ') }} />
        </Small>
      </chakra.div>
      <Offer>
        <chakra.div
          gridArea={{ xl: 'state' }}
          alignSelf={{ xl: tell ? 'end' : 'center' }}
          gridRow={{ xl: tell ? '1' : '1 / 3' }}
        >
          <StateTag tone={tone}>
            <FormattedMessage {...message} />
          </StateTag>{' '}
          {entered && (
            <StateTag tone="success">
              <FormattedMessage {...messages.enteredShow} />
            </StateTag>
          )}
        </chakra.div>
        <chakra.div gridArea={{ xl: 'heights' }}>
          <Heights heights={show.heights} />
        </chakra.div>
      </Offer>
      <Classes>
        <b>
          <FormattedMessage {...messages.classes} values={{ count: show.classCount }} />
        </b>
        <FormattedMessage {...messages.rings} values={{ count: show.ringCount }} />
      </Classes>
      {tell && (
        <Small gridArea="times" alignSelf="start">
          <FormattedMessage {...messages[tell]} values={{ date: instant(when, show.timeZone) }} />
          <br />
          {tell === 'closes' && <FormattedMessage {...messages.places} values={places} />}
        </Small>
      )}
      <chakra.span gridArea="arrow" display={{ base: 'none', xl: 'block' }} aria-hidden>
        <ArrowRight />
      </chakra.span>
    </Item>
  )
}
