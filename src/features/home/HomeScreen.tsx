import { chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { selectMember } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { Island } from '../../ui/kit/Island'
import { TextLink } from '../../ui/kit/TextLink'
import { Turf } from '../../ui/kit/Turf'
import { CourseSection } from './CourseSection'
import { Hero } from './Hero'
import { messages } from './messages'
import { NewsSkeleton, ShowsSkeleton } from './skeletons'
import { Heights, HowToJoin, LatestNews, NextShows } from './lazySections'

const Inner = chakra('div', {
  base: { maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '18px', md: '36px' } },
})
const Pair = chakra('div', {
  base: { display: 'grid', columnGap: '6', gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' } },
})
const Invitation = chakra(Inner, {
  base: {
    paddingBlock: '7',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
})

/** /: what this is, the next shows, the heights, how to join, the latest news. */
export const HomeScreen = () => {
  const { formatMessage } = useIntl()
  const member = useAppSelector(selectMember)
  const join = (
    <Link to={paths.registrationOptions}>
      <FormattedMessage {...messages.join} />
    </Link>
  )
  const allShows = (
    <TextLink asChild>
      <Link to={paths.shows}>
        <FormattedMessage {...messages.allShows} />
      </Link>
    </TextLink>
  )
  return (
    <>
      <Hero>
        <Button asChild onTurf>
          <Link to={paths.shows}>
            <FormattedMessage {...messages.find} />
          </Link>
        </Button>
        {!member && (
          <Button asChild onTurf variant="outline">
            {join}
          </Button>
        )}
      </Hero>
      <Inner>
        <CourseSection number={1} heading={formatMessage(messages.nextShows)} aside={allShows}>
          <Suspense fallback={<ShowsSkeleton />}>
            <NextShows />
          </Suspense>
        </CourseSection>
        <CourseSection number={2} heading={formatMessage(messages.heights)}>
          <Island of={Heights} />
        </CourseSection>
        <Pair>
          <CourseSection number={3} heading={formatMessage(messages.how)}>
            <Island of={HowToJoin} />
          </CourseSection>
          <CourseSection number={4} beside heading={formatMessage(messages.news)}>
            <Suspense fallback={<NewsSkeleton />}>
              <LatestNews />
            </Suspense>
          </CourseSection>
        </Pair>
      </Inner>
      {!member && (
        <Turf as="section">
          <Invitation>
            <div>
              <chakra.h2 textStyle="h1">{formatMessage(messages.inviteTitle)}</chakra.h2>
              <chakra.p marginTop="1">{formatMessage(messages.inviteText)}</chakra.p>
            </div>
            <Button asChild onTurf>
              {join}
            </Button>
          </Invitation>
        </Turf>
      )}
    </>
  )
}
