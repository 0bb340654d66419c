import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../contract/paths'
import { selectUser } from '../store/auth/authSlice'
import { useAppSelector } from '../store/hooks'
import { selectLocation } from '../store/router/routerSlice'
import { OffCourse } from '../ui/art/OffCourse'
import { Button } from '../ui/kit/Button'
import { Page } from '../ui/kit/Page'
import { messages } from './messages'

const signedOutOnly: string[] = [paths.login, paths.register]
const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4' } })

/** Every path without a screen; where a screen is there for others (specification, section 2), how to come to one. */
export const NotFoundScreen = () => {
  const { pathname } = useAppSelector(selectLocation)
  const user = useAppSelector(selectUser)
  const way = (to: string, message: keyof typeof messages) => (
    <Link to={to}>
      <FormattedMessage {...messages[message]} />
    </Link>
  )
  const shown = (lead: ReactNode, ways: ReactNode) => (
    <Page title={<FormattedMessage {...messages.notFoundTitle} />} lead={lead}>
      <Ways>{ways}</Ways>
      <chakra.div maxWidth="480px">
        <OffCourse />
      </chakra.div>
    </Page>
  )
  if (user && signedOutOnly.includes(pathname))
    return shown(
      <FormattedMessage {...messages.loggedIn} values={{ name: user.name }} />,
      <>
        <Button asChild>{way(paths.dashboard, 'toDashboard')}</Button>
        <Button asChild variant="outline">
          {way(paths.logout, 'logout')}
        </Button>
      </>,
    )
  if (!user && pathname === paths.dashboard)
    return shown(<FormattedMessage {...messages.notLoggedIn} />, <Button asChild>{way(paths.login, 'login')}</Button>)
  return shown(<FormattedMessage {...messages.notFoundText} />, <Button asChild>{way(paths.shows, 'toShows')}</Button>)
}
