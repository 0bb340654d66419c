import { lazy, Suspense, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { Route, Routes } from 'react-router'
import { paths } from '../../contract/paths'
import { HomeScreen } from '../features/home/HomeScreen'
import { selectSignedIn } from '../store/access/access'
import { useAppSelector } from '../store/hooks'
import { Loader } from '../ui/kit/Loader'
import { MembersOnly } from './MembersOnly'
import { messages } from './messages'
import { NotFoundScreen } from './NotFoundScreen'

interface Entry {
  path: string
  Screen: ComponentType
  /** The route exists only with a user, or only without one (specification, section 2). */
  only?: 'signedIn' | 'signedOut'
  members?: true
}

/** A screen in a chunk of its own. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const Login = screen(() => import('../features/auth/LoginScreen'), 'LoginScreen')
const Register = screen(() => import('../features/auth/RegisterScreen'), 'RegisterScreen')
const Logout = screen(() => import('../features/auth/LogoutScreen'), 'LogoutScreen')
const Dashboard = screen(() => import('../features/dashboard/DashboardScreen'), 'DashboardScreen')
const Options = screen(() => import('../features/membership/RegistrationOptionsScreen'), 'RegistrationOptionsScreen')
const Payment = screen(() => import('../features/purchase/RegistrationPaymentScreen'), 'RegistrationPaymentScreen')
const Dogs = screen(() => import('../features/dogs/DogsScreen'), 'DogsScreen')
const AddDog = screen(() => import('../features/dogs/AddDogScreen'), 'AddDogScreen')
const Shows = screen(() => import('../features/shows/ShowsScreen'), 'ShowsScreen')
const Show = screen(() => import('../features/shows/ShowScreen'), 'ShowScreen')
const Cart = screen(() => import('../features/purchase/CartScreen'), 'CartScreen')
const Checkout = screen(() => import('../features/purchase/CheckoutScreen'), 'CheckoutScreen')
const Purchase = screen(() => import('../features/purchase/PurchaseScreen'), 'PurchaseScreen')

/** The one route table: a path that is not here is the not-found screen. */
const entries: Entry[] = [
  { path: paths.home, Screen: HomeScreen },
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

/** The screen of the present location. */
export const Screens = () => {
  const signedIn = useAppSelector(selectSignedIn)
  const { formatMessage } = useIntl()
  const existing = entries.filter(({ only }) => only === undefined || (only === 'signedIn') === signedIn)
  return (
    <Suspense fallback={<Loader label={formatMessage(messages.loading)} />}>
      <Routes>
        {existing.map(({ path, Screen, members }) => (
          <Route
            key={path}
            path={path}
            element={
              members ? (
                <MembersOnly>
                  <Screen />
                </MembersOnly>
              ) : (
                <Screen />
              )
            }
          />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  )
}
