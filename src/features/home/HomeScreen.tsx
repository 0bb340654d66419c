import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import { selectMember } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { HeroCourse } from '../../ui/art/HeroCourse'
import { Button } from '../../ui/kit/Button'
import { MainHeading } from '../../ui/kit/MainHeading'
import { Turf } from '../../ui/kit/Turf'
import { messages } from './messages'
import { LatestNews } from './LatestNews'
import { NextShows } from './NextShows'

const Inner = chakra('div', {
  base: { maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '18px', md: '36px' }, position: 'relative' },
})
const Words = chakra('div', {
  base: {
    paddingBlock: { base: '32px 24px', lg: '88px 220px' },
    maxWidth: { lg: '480px' },
    position: 'relative',
    zIndex: 1,
  },
})
const Course = chakra('div', {
  base: {
    lg: { position: 'absolute', insetInlineEnd: 0, bottom: 0, width: '100%', maxWidth: '1440px', height: '100%' },
    '& svg': { width: '100%', height: '100%', display: 'block' },
  },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' } })
const Sections = chakra(Inner, {
  base: { paddingBlock: '7', display: 'grid', gap: '7', gridTemplateColumns: { base: '1fr', lg: '3fr 2fr' } },
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

/** /: what this is, the next shows, the latest news, and how to join. */
export const HomeScreen = () => {
  const { formatMessage } = useIntl()
  const member = useAppSelector(selectMember)
  const join = (
    <Link to={paths.registrationOptions}>
      <FormattedMessage {...messages.join} />
    </Link>
  )
  return (
    <>
      <Turf>
        <Course>
          <HeroCourse preserveAspectRatio="xMaxYMax meet" />
        </Course>
        <Inner>
          <Words>
            <MainHeading textStyle="display">{formatMessage(messages.title)}</MainHeading>
            <chakra.p textStyle="lead" marginTop="4">
              {formatMessage(messages.lead)}
            </chakra.p>
            <Actions>
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
            </Actions>
          </Words>
        </Inner>
      </Turf>
      <Sections>
        <NextShows />
        <LatestNews />
      </Sections>
      {!member && (
        <Turf as="section">
          <Invitation>
            <div>
              <chakra.h2 textStyle="h2">{formatMessage(messages.inviteTitle)}</chakra.h2>
              <p>{formatMessage(messages.inviteText)}</p>
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
