import { chakra } from '@chakra-ui/react'
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { matchPath, Route, Routes } from 'react-router'
import type { Locale } from '../../contract/locales'
import { paths } from '../../contract/paths'
import { piece, type Piece } from '../lib/piece'
import { selectSignedIn } from '../store/access/access'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { selectLocation } from '../store/router/routerSlice'
import { screenShown } from '../store/ui/missingPiece'
import { Loader } from '../ui/kit/Loader'
import { AppErrorBoundary } from './AppErrorBoundary'
import { MembersOnly } from './MembersOnly'
import { messages } from './messages'

interface Entry {
  path: string
  Screen: Piece
  /** The route exists only with a user, or only without one (specification, section 2). */
  only?: 'signedIn' | 'signedOut'
  members?: true
}

/** A screen in a chunk of its own. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  piece(async () => (await load())[name])

const Home = screen(() => import(/* webpackChunkName: "home" */ '../features/home/HomeScreen'), 'HomeScreen')
const Login = screen(() => import('../features/auth/LoginScreen'), 'LoginScreen')
const Register = screen(() => import('../features/auth/RegisterScreen'), 'RegisterScreen')
const Logout = screen(() => import('../features/auth/LogoutScreen'), 'LogoutScreen')
const Dashboard = screen(() => import('../features/dashboard/DashboardScreen'), 'DashboardScreen')
const Options = screen(() => import('../features/membership/RegistrationOptionsScreen'), 'RegistrationOptionsScreen')
const Payment = screen(() => import('../features/purchase/RegistrationPaymentScreen'), 'RegistrationPaymentScreen')
const Dogs = screen(() => import('../features/dogs/DogsScreen'), 'DogsScreen')
const AddDog = screen(() => import('../features/dogs/AddDogScreen'), 'AddDogScreen')
const Shows = screen(() => import(/* webpackChunkName: "shows" */ '../features/shows/ShowsScreen'), 'ShowsScreen')
const Show = screen(() => import('../features/shows/ShowScreen'), 'ShowScreen')
const Cart = screen(() => import('../features/purchase/CartScreen'), 'CartScreen')
const Checkout = screen(() => import('../features/purchase/CheckoutScreen'), 'CheckoutScreen')
const NotFound = screen(() => import('./NotFoundScreen'), 'NotFoundScreen')
const Purchase = screen(() => import('../features/purchase/PurchaseScreen'), 'PurchaseScreen')

/** The one route table: a path that is not here, letter for letter, is the not-found screen. */
const entries: Entry[] = [
  { path: paths.home, Screen: Home },
  { path: paths.login, Screen: Login, only: 'signedOut' },
  { path: paths.register, Screen: Register, only: 'signedOut' },
  { path: paths.logout, Screen: Logout },
  { path: paths.dashboard, Screen: Dashboard, only: 'signedIn' },
  { path: paths.registrationOptions, Screen: Options },
  { path: paths.registrationPayment, Screen: Payment },
  { path: paths.dogs, Screen: Dogs, members: true },
  { path: paths.addDog, Screen: AddDog, members: true },
  { path: paths.shows, Screen: Shows },
  { path: paths.show, Screen: Show },
  { path: paths.cart, Screen: Cart },
  { path: paths.checkout, Screen: Checkout, members: true },
  { path: paths.purchase, Screen: Purchase },
]

const exists = ({ only }: Entry, signedIn: boolean) => only === undefined || (only === 'signedIn') === signedIn

/** Fetches what the screen at an address is made of, ahead of drawing it. */
export const loadScreen = (pathname: string, _locale: Locale): Promise<unknown> => {
  const entry = entries.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))
  return (entry?.Screen ?? NotFound).load()
}

/** Tells the store that its screen stands. */
const Shown = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(screenShown())
  }, [dispatch])
  return children
}

// As high as a screen: what stands below it is not pushed down when the screen comes.
const Room = chakra('div', { base: { minHeight: '100dvh' } })
const Waiting = ({ label }: { label: string }) => (
  <Room>
    <Loader label={label} />
  </Room>
)

/** The screen of the present location. One that fails leaves the frame and its menus standing. */
export const Screens = () => {
  const { pathname } = useAppSelector(selectLocation)
  const signedIn = useAppSelector(selectSignedIn)
  const { formatMessage } = useIntl()
  const existing = entries.filter((entry) => exists(entry, signedIn))
  return (
    <AppErrorBoundary key={pathname}>
      <Suspense fallback={<Waiting label={formatMessage(messages.loading)} />}>
        <Routes>
          {existing.map(({ path, Screen, members }) => (
            <Route
              key={path}
              path={path}
              caseSensitive
              element={
                <Shown>
                  {members ? (
                    <MembersOnly>
                      <Screen />
                    </MembersOnly>
                  ) : (
                    <Screen />
                  )}
                </Shown>
              }
            />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </AppErrorBoundary>
  )
}
