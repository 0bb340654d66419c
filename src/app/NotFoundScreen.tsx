import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { nearestScreen, paths, screenPath } from '#contract/shared/paths'
import { defineMessages } from '../i18n/defineMessages'
import { disabledMessages } from '../i18n/disabledMessages'
import { selectLoginOffered, selectMember } from '../store/access/access'
import { selectUser } from '../store/auth/authSlice'
import { useAppSelector } from '../store/hooks'
import { selectLocation } from '../store/router/routerSlice'
import { OffCourse } from '../ui/art/OffCourse'
import { Button } from '../ui/kit/Button'
import { MainHeading } from '../ui/kit/MainHeading'
import { Numeral } from '../ui/kit/Numeral'
import { Turf } from '../ui/kit/Turf'

const messages = defineMessages({
  notFoundTitle: { id: 'app.notFound.title', defaultMessage: 'Page not found' },
  notFoundText: {
    id: 'app.notFound.text',
    defaultMessage: 'There’s no page at this address. Check it for typos, or start from one of these pages.',
  },
  home: { id: 'app.notFound.home', defaultMessage: 'Go to the home page' },
  toProfile: { id: 'app.notFound.profile', defaultMessage: 'Go to your profile' },
  didYouMean: {
    id: 'app.notFound.didYouMean',
    defaultMessage: 'There’s no page at this address. Did you mean {address}?',
  },
  loggedIn: { id: 'app.notFound.loggedIn', defaultMessage: 'You’re already logged in as {name}.' },
  loggedInNameless: { id: 'app.notFound.loggedInNameless', defaultMessage: 'You’re already logged in.' },
  toDashboard: { id: 'app.notFound.dashboard', defaultMessage: 'Go to the dashboard' },
  logout: { id: 'app.notFound.logout', defaultMessage: 'Logout' },
  notLoggedIn: { id: 'app.notFound.notLoggedIn', defaultMessage: 'Log in to see this page.' },
  login: { id: 'app.notFound.login', defaultMessage: 'Login' },
  toShows: { id: 'app.notFound.shows', defaultMessage: 'See the shows' },
})

const signedOutOnly: string[] = [paths.login, paths.register]

const Field = chakra('div', {
  base: {
    maxWidth: 'page',
    // With the header as high as a screen: the footer is below it before and after.
    minHeight: 'calc(100dvh - 72px)',
    marginInline: 'auto',
    padding: { base: '32px 18px', md: '64px 36px', lg: '96px 36px' },
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    position: 'relative',
    containerType: 'inline-size',
    // The line comes from outside the drawing, passes below the text and leaves the course beside it.
    '& > svg': {
      width: { base: 'full', lg: 'calc(100% - 484px)' },
      height: 'auto',
      overflow: 'visible',
      position: { lg: 'absolute' },
      top: { lg: '144px' },
      insetInlineStart: { lg: '500px' },
    },
  },
})
const Text = chakra('div', { base: { position: 'relative', zIndex: 1, maxWidth: { lg: '460px' } } })
const Meant = chakra(Link, {
  base: { textDecoration: 'underline', textUnderlineOffset: '3px', overflowWrap: 'anywhere' },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' } })

/** Every path without a screen; where a screen is there for others (specification, section 2), how to come to one. */
export const NotFoundScreen = () => {
  const { pathname, search, hash } = useAppSelector(selectLocation)
  const user = useAppSelector(selectUser)
  const member = useAppSelector(selectMember)
  const loginOffered = useAppSelector(selectLoginOffered)
  const link = (to: string, message: keyof typeof messages) => (
    <Link to={to}>
      <FormattedMessage {...messages[message]} />
    </Link>
  )
  const shown = (lead: ReactNode, actions: ReactNode) => (
    <Turf>
      <Field>
        <Text>
          <Numeral size="xl">404</Numeral>
          <MainHeading textStyle="display">
            <FormattedMessage {...messages.notFoundTitle} />
          </MainHeading>
          <chakra.p textStyle="lead" marginTop="3">
            {lead}
          </chakra.p>
          <Actions>{actions}</Actions>
        </Text>
        <OffCourse />
      </Field>
    </Turf>
  )
  if (user && signedOutOnly.includes(pathname))
    return shown(
      <FormattedMessage
        {...(user.name ? messages.loggedIn : messages.loggedInNameless)}
        values={{ name: user.name }}
      />,
      <>
        <Button asChild onTurf>
          {link(paths.dashboard, 'toDashboard')}
        </Button>
        <Button asChild onTurf variant="outline">
          {link(paths.logout, 'logout')}
        </Button>
      </>,
    )
  // What is there for those alone who are logged in.
  const screen = screenPath(pathname)
  if (!user && (screen === paths.dashboard || screen?.startsWith(paths.desk)))
    return loginOffered
      ? shown(
          <FormattedMessage {...messages.notLoggedIn} />,
          <Button asChild onTurf>
            {link(paths.login, 'login')}
          </Button>,
        )
      : shown(
          <FormattedMessage {...disabledMessages.limited} />,
          <Button asChild onTurf>
            {link(paths.home, 'home')}
          </Button>,
        )
  const meant = nearestScreen(pathname)
  return shown(
    meant === null || meant === pathname ? (
      <FormattedMessage {...messages.notFoundText} />
    ) : (
      <FormattedMessage
        {...messages.didYouMean}
        values={{
          address: (
            <Meant key="meant" to={meant + search + hash}>
              {meant}
            </Meant>
          ),
        }}
      />
    ),
    <>
      <Button asChild onTurf>
        {member ? link(paths.dashboard, 'toDashboard') : link(paths.home, 'home')}
      </Button>
      <Button asChild onTurf variant="outline">
        {link(paths.shows, 'toShows')}
      </Button>
      {user && !member && (
        <Button asChild onTurf variant="outline">
          {link(paths.profile, 'toProfile')}
        </Button>
      )}
    </>,
  )
}
