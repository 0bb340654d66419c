import { lazy, Suspense, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { Route, Routes } from 'react-router'
import { paths } from '../../contract/paths'
import { HomeScreen } from '../features/home/HomeScreen'
import { selectSignedIn } from '../store/access/access'
import { useAppSelector } from '../store/hooks'
import { Loader } from '../ui/kit/Loader'
import { messages } from './messages'
import { NotFoundScreen } from './NotFoundScreen'

interface Entry {
  path: string
  Screen: ComponentType
  /** The route exists only with a user, or only without one (specification, section 2). */
  only?: 'signedIn' | 'signedOut'
}

const Login = lazy(async () => ({ default: (await import('../features/auth/LoginScreen')).LoginScreen }))
const Register = lazy(async () => ({ default: (await import('../features/auth/RegisterScreen')).RegisterScreen }))
const Logout = lazy(async () => ({ default: (await import('../features/auth/LogoutScreen')).LogoutScreen }))
const Dashboard = lazy(async () => ({
  default: (await import('../features/dashboard/DashboardScreen')).DashboardScreen,
}))
const Options = lazy(async () => ({
  default: (await import('../features/membership/RegistrationOptionsScreen')).RegistrationOptionsScreen,
}))
const Payment = lazy(async () => ({
  default: (await import('../features/purchase/RegistrationPaymentScreen')).RegistrationPaymentScreen,
}))
const Dogs = lazy(async () => ({ default: (await import('../features/dogs/DogsScreen')).DogsScreen }))
const AddDog = lazy(async () => ({ default: (await import('../features/dogs/AddDogScreen')).AddDogScreen }))
const Shows = lazy(async () => ({ default: (await import('../features/shows/ShowsScreen')).ShowsScreen }))
const Show = lazy(async () => ({ default: (await import('../features/shows/ShowScreen')).ShowScreen }))
const Cart = lazy(async () => ({ default: (await import('../features/purchase/CartScreen')).CartScreen }))
const Checkout = lazy(async () => ({ default: (await import('../features/purchase/CheckoutScreen')).CheckoutScreen }))
const Purchase = lazy(async () => ({ default: (await import('../features/purchase/PurchaseScreen')).PurchaseScreen }))

/** The one route table: a path that is not here is the not-found screen. */
const entries: Entry[] = [
  { path: paths.home, Screen: HomeScreen },
  { path: paths.login, Screen: Login, only: 'signedOut' },
  { path: paths.register, Screen: Register, only: 'signedOut' },
  { path: paths.logout, Screen: Logout },
  { path: paths.dashboard, Screen: Dashboard, only: 'signedIn' },
  { path: paths.registrationOptions, Screen: Options },
  { path: paths.registrationPayment, Screen: Payment },
  { path: paths.dogs, Screen: Dogs },
  { path: paths.addDog, Screen: AddDog },
  { path: paths.shows, Screen: Shows },
  { path: paths.show, Screen: Show },
  { path: paths.cart, Screen: Cart },
  { path: paths.checkout, Screen: Checkout },
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
        {existing.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  )
}
