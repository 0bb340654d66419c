import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { daysBetween } from '#contract/shared/calendar'
import { fill, paths } from '#contract/shared/paths'
import { useGetCurrentPurchasesQuery } from '../../api/purchase/purchaseListsApi'
import { useFormats } from '../../i18n/useFormats'
import { selectUser } from '../../store/auth/authSlice'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Leap } from '../../ui/art/Leap'
import { Button } from '../../ui/kit/Button'
import { MainHeading } from '../../ui/kit/MainHeading'
import { Turf } from '../../ui/kit/Turf'
import { DayLine } from './DayLine'
import { greeting } from './greeting'
import { messages } from './messages'
import { dogsOf, nextDays } from './nextDays'
import { QueryError } from './QueryBoundary'

const Inner = chakra('div', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    position: 'relative',
    padding: { base: '24px 18px', md: '32px 36px' },
    // Kept while the entries are on their way: with the day's line it is as high as this.
    minHeight: { base: '260px', lg: '330px' },
  },
})
const Top = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end', justifyContent: 'space-between' },
})
// On the lower edge, in the place of the next day's line.
const Art = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'absolute',
    bottom: '0',
    insetInlineEnd: '36px',
    width: '220px',
  },
})

/** The head of a member's dashboard: the greeting, and the next day with entries on its line. */
export const DashboardHead = () => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  const user = useAppSelector(selectUser)
  const today = useAppSelector(selectNow).slice(0, 10)
  const { data, isError, refetch } = useGetCurrentPurchasesQuery()
  const purchases = data?.items
  const [next] = nextDays(purchases ?? [], today)
  const dogs = next ? dogsOf(next).length : 0
  const count = next?.runs.reduce((total, run) => total + run.dogs.length, 0) ?? 0
  const rings = [...new Set(next?.runs.map(({ item }) => item.ring))].sort((a, b) => a - b)
  const days = next ? daysBetween(today, next.date) : 0
  return (
    <Turf as="header">
      <Inner>
        <Top>
          <div>
            <MainHeading textStyle="h3">{formatMessage(...greeting(user?.name))}</MainHeading>
            {next && (
              <>
                <chakra.h2 textStyle="h1" marginTop="1">
                  {next.showName}
                </chakra.h2>
                <chakra.p textStyle="lead" marginTop="1">
                  <FormattedMessage {...messages.nextIn} values={{ days, day: weekday(next.date) }} />{' '}
                  <FormattedMessage
                    {...messages.nextRuns}
                    values={{ count, dogs, ringCount: rings.length, rings: rings.join(', ') }}
                  />
                </chakra.p>
              </>
            )}
            {isError && !purchases && <QueryError onTurf onAgain={() => void refetch()} />}
            {purchases && !next && (
              <>
                <chakra.h2 textStyle="h1" marginTop="1">
                  <FormattedMessage {...messages.noRun} />
                </chakra.h2>
                <chakra.p textStyle="lead" marginTop="1">
                  <FormattedMessage {...messages.noRunText} />
                </chakra.p>
              </>
            )}
          </div>
          {purchases && (
            <Button asChild onTurf>
              <Link to={next ? fill(paths.show, { slug: next.showSlug }) : paths.shows}>
                <FormattedMessage {...(next ? messages.openShow : messages.toShows)} />
              </Link>
            </Button>
          )}
        </Top>
        {next && <DayLine runs={next.runs} />}
        {purchases && !next && (
          <Art>
            <Leap width="100%" />
          </Art>
        )}
      </Inner>
    </Turf>
  )
}
