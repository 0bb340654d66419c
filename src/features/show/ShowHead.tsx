import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { defaultRuleSet } from '#contract/rules/ruleSet'
import { fill, paths } from '#contract/shared/paths'
import type { Show } from '#contract/show/show'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Numeral } from '../../ui/kit/Numeral'
import { MainHeading } from '../../ui/kit/MainHeading'
import { StateTag } from '../../ui/kit/StateTag'
import { Turf } from '../../ui/kit/Turf'
import { useRuleSetNames } from '../rules/shared/useRuleSetNames'
import { messages } from './messages'
import { shownState } from './showState'

const Inner = chakra('div', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    padding: { base: '24px 18px', md: '36px' },
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'auto 1fr auto' },
    gap: { base: '3', lg: '6' },
    alignItems: 'center',
  },
})
const Way = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    textStyle: 'small',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', minWidth: '44px' },
  },
})
const Facts = chakra('div', { base: { textStyle: 'small', fontWeight: 'semibold', textAlign: { lg: 'right' } } })

const Judges = chakra('p', {
  base: {
    fontWeight: 'medium',
    '& a': { display: 'inline-block', minHeight: '24px', textDecoration: 'underline', textUnderlineOffset: '4px' },
    '@media (pointer: coarse)': { '& a': { lineHeight: '44px' } },
  },
})

/** The names of a show's judges, each with the way to their page. */
const JudgeLinks = ({ show: { judges, judgeIds = [] } }: { show: Show }) =>
  judges.map((name, index) => {
    const id = judgeIds[index]
    return (
      <Fragment key={id ?? name}>
        {index > 0 && <span>, </span>}
        {id === undefined ? <span>{name}</span> : <Link to={fill(paths.judge, { id })}>{name}</Link>}
      </Fragment>
    )
  })

/** The head of a show on mown turf: the days big, then the name, the place and the state of its entries. */
export const ShowHead = ({ show, tab }: { show: Show; tab?: string }) => {
  const { monthAndYear, country, town, instant, timeLeft } = useFormats()
  const now = useAppSelector(selectNow)
  const ruleSets = useRuleSetNames()
  const { phase, tone, message, tell } = shownState(show, now)
  const days = [...new Set([show.startDate, show.endDate])].map((day) => day.slice(8)).join('–')
  const when = tell === 'closes' ? show.entriesCloseAt : show.entriesOpenAt
  const months = [...new Set([show.startDate, show.endDate].map(monthAndYear))].join(' – ')
  const place = [...show.addressLines, town(show), country(show.country)].filter((part) => part !== '')
  return (
    <Turf as="header">
      <Inner>
        <Way data-on-screen>
          <Link to={paths.shows}>
            <FormattedMessage {...messages.title} />
          </Link>
        </Way>
        <chakra.div display={{ base: 'flex', lg: 'block' }} alignItems="baseline" gap="3">
          <Numeral size="xl" fontSize={{ base: '4rem', lg: '5.5rem' }} lineHeight={{ base: '3.5rem', lg: '4.5rem' }}>
            {days}
          </Numeral>
          <chakra.p fontWeight="semibold">{months}</chakra.p>
        </chakra.div>
        <div>
          <MainHeading tab={tab}>{show.name}</MainHeading>
          <chakra.p fontWeight="medium" marginTop="2">
            {place.join(', ')}
          </chakra.p>
          <Judges>
            <FormattedMessage {...messages.judges} values={{ names: <JudgeLinks show={show} /> }} />
          </Judges>
          {show.approvers.length > 0 && (
            <chakra.p fontWeight="medium">
              <FormattedMessage {...messages.approvers} values={{ names: show.approvers.join(', ') }} />
            </chakra.p>
          )}
          {show.ruleSet !== defaultRuleSet && ruleSets.has(show.ruleSet) && (
            <chakra.p fontWeight="medium">
              <FormattedMessage {...messages.rules} values={{ name: ruleSets.get(show.ruleSet) }} />
            </chakra.p>
          )}
        </div>
        <Facts>
          <StateTag tone={tone}>
            <FormattedMessage {...message} />
          </StateTag>
          <p>{tell && <FormattedMessage {...messages[tell]} values={{ date: instant(when, show.timeZone) }} />}</p>
          {tell && (
            // Changes each minute; screen readers do not announce it.
            <p role="timer" data-on-screen>
              <FormattedMessage
                {...messages[tell === 'closes' ? 'closesIn' : 'opensIn']}
                values={{ time: timeLeft(Date.parse(when) - Date.parse(now)) }}
              />
            </p>
          )}
          {phase === 'open' && (
            <p>
              <FormattedMessage {...messages.places} values={{ left: show.placesLeft, capacity: show.capacity }} />
            </p>
          )}
        </Facts>
      </Inner>
    </Turf>
  )
}
