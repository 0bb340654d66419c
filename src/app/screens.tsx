import * as policies from '#contract/access/screenPolicies'
import type { Locale } from '#contract/shared/locales'
import type { PageName } from '#contract/info/contentPage'
import { paths, type ScreenPath } from '#contract/shared/paths'
import { readEnv } from '../config/env'
import { pageTexts } from '../features/info/pageTexts'
import { guarded, lazy, type Entry } from './lazyScreen'

const purchase = guarded(
  policies.openProfile,
  () => import(/* webpackChunkName: "purchase" */ '../features/purchase/PurchaseScreen'),
)

/** A screen that asks for money comes together with the one that says what became of it: the line may be cut in between. */
const withOutcome =
  <Loaded,>(load: () => Promise<Loaded>) =>
  async () =>
    (await Promise.all([load(), purchase.load()]))[0]

/** The same with a page of the organisation, whose text comes beside it. */
const withText = (page: PageName, { Screen, load }: ReturnType<typeof lazy>) => ({
  Screen,
  load: (locale: Locale) => Promise.all([load(), pageTexts[page][locale].load()]),
})

const info = (page: PageName) =>
  withText(
    page,
    lazy(async () => {
      const { InfoScreen } = await import(/* webpackChunkName: "info" */ '../features/info/InfoScreen')
      return { Page: () => <InfoScreen page={page} /> }
    }),
  )

const desk = lazy(() => import(/* webpackChunkName: "desk-screens" */ './DeskScreens'))

/** The one route table, whose part below /desk comes with it (deskEntries.ts). Which of its paths an address is, `screenPath` says; any other is the not-found screen. */
export const entries: Entry[] = [
  {
    path: paths.home,
    ...lazy(() => import(/* webpackChunkName: "home" */ '../features/home/HomeScreen')),
  },
  {
    path: paths.login,
    ...lazy(() => import(/* webpackChunkName: "login" */ '../features/account/auth/LoginScreen')),
    only: policies.openLogin,
  },
  {
    path: paths.register,
    ...lazy(() => import(/* webpackChunkName: "register" */ '../features/account/auth/RegisterScreen')),
    only: policies.openRegistration,
  },
  {
    path: paths.logout,
    ...lazy(() => import(/* webpackChunkName: "logout" */ '../features/account/auth/LogoutScreen')),
  },
  {
    path: paths.forgotPassword,
    ...lazy(() => import(/* webpackChunkName: "forgot-password" */ '../features/account/auth/ForgotPasswordScreen')),
  },
  {
    path: paths.resetPassword,
    ...lazy(() => import(/* webpackChunkName: "reset-password" */ '../features/account/auth/ResetPasswordScreen')),
  },
  {
    path: paths.dashboard,
    ...lazy(() => import(/* webpackChunkName: "dashboard" */ '../features/dashboard/DashboardScreen')),
    only: policies.openDashboard,
  },
  {
    path: paths.registrationOptions,
    ...lazy(
      () => import(/* webpackChunkName: "registration-options" */ '../features/membership/RegistrationOptionsScreen'),
    ),
    ahead: paths.registrationPayment,
  },
  {
    path: paths.registrationPayment,
    ...guarded(
      policies.openInPerson,
      withOutcome(
        () => import(/* webpackChunkName: "registration-payment" */ '../features/membership/RegistrationPaymentScreen'),
      ),
    ),
  },
  {
    path: paths.dogs,
    ...guarded(policies.listDogs, () => import(/* webpackChunkName: "dogs" */ '../features/dog/DogsScreen')),
  },
  {
    path: paths.addDog,
    ...guarded(policies.addDog, () => import(/* webpackChunkName: "add-dog" */ '../features/dog/AddDogScreen')),
  },
  {
    path: paths.dog,
    ...guarded(policies.readDog, () => import(/* webpackChunkName: "dog" */ '../features/dog/DogScreen')),
  },
  {
    path: paths.editDog,
    ...guarded(policies.changeDog, () => import(/* webpackChunkName: "edit-dog" */ '../features/dog/EditDogScreen')),
  },
  {
    path: paths.dogCard,
    ...guarded(policies.listDogs, () => import(/* webpackChunkName: "card" */ '../features/dog/DogCardScreen')),
  },
  {
    path: paths.checkCard,
    ...lazy(() => import(/* webpackChunkName: "check-card" */ '../features/dog/CheckCardScreen')),
  },
  {
    path: paths.sharedCard,
    ...lazy(() => import(/* webpackChunkName: "card" */ '../features/dog/SharedCardScreen')),
  },
  {
    path: paths.invitation,
    ...lazy(() => import(/* webpackChunkName: "invitation" */ '../features/invitation/InvitationScreen')),
  },
  {
    path: paths.dogSync,
    ...guarded(policies.syncDogs, () => import(/* webpackChunkName: "dog-sync" */ '../features/dogSync/DogSyncScreen')),
  },
  {
    path: paths.profile,
    ...guarded(
      policies.openProfile,
      () => import(/* webpackChunkName: "profile" */ '../features/account/profile/ProfileScreen'),
    ),
  },
  {
    path: paths.editProfile,
    ...guarded(
      policies.openProfile,
      () => import(/* webpackChunkName: "edit-profile" */ '../features/account/edit/EditProfileScreen'),
    ),
  },
  {
    path: paths.security,
    ...guarded(
      policies.openInPerson,
      () => import(/* webpackChunkName: "security" */ '../features/account/security/SecurityScreen'),
    ),
  },
  {
    path: paths.ownData,
    ...guarded(
      policies.openInPerson,
      () => import(/* webpackChunkName: "own-data" */ '../features/account/data/OwnDataScreen'),
    ),
  },
  {
    path: paths.goodbye,
    ...lazy(() => import(/* webpackChunkName: "goodbye" */ '../features/account/GoodbyeScreen')),
  },
  {
    path: paths.confirm,
    ...lazy(() => import(/* webpackChunkName: "confirm" */ '../features/account/auth/ConfirmScreen')),
  },
  {
    path: paths.confirmEmailChange,
    ...lazy(
      () => import(/* webpackChunkName: "email-change" */ '../features/account/emailChange/ConfirmEmailChangeScreen'),
    ),
  },
  {
    path: paths.stopEmailChange,
    ...lazy(
      () => import(/* webpackChunkName: "email-change" */ '../features/account/emailChange/StopEmailChangeScreen'),
    ),
  },
  {
    path: paths.unsubscribe,
    ...lazy(() => import(/* webpackChunkName: "unsubscribe" */ '../features/account/unsubscribe/UnsubscribeScreen')),
  },
  {
    path: paths.shows,
    ...lazy(() => import(/* webpackChunkName: "shows" */ '../features/show/ShowsScreen')),
  },
  {
    path: paths.show,
    ...lazy(() => import(/* webpackChunkName: "show" */ '../features/show/ShowScreen')),
  },
  {
    path: paths.showResults,
    ...lazy(() => import(/* webpackChunkName: "show-results" */ '../features/show/results/ShowResultsScreen')),
  },
  {
    path: paths.judge,
    ...lazy(() => import(/* webpackChunkName: "judge" */ '../features/people/JudgeScreen')),
  },
  {
    path: paths.dogResults,
    ...lazy(() => import(/* webpackChunkName: "dog-results" */ '../features/results/DogResultsScreen')),
  },
  {
    path: paths.cart,
    ...guarded(policies.openInPerson, () => import(/* webpackChunkName: "cart" */ '../features/purchase/CartScreen')),
    ahead: paths.checkout,
  },
  {
    path: paths.checkout,
    ...guarded(
      policies.buyEntries,
      withOutcome(() => import(/* webpackChunkName: "checkout" */ '../features/purchase/CheckoutScreen')),
    ),
  },
  {
    path: paths.purchases,
    ...guarded(
      policies.openProfile,
      () => import(/* webpackChunkName: "purchases" */ '../features/purchase/PurchasesScreen'),
    ),
  },
  { path: paths.purchase, ...purchase },
  {
    path: paths.purchaseInvoice,
    ...guarded(
      policies.openInPerson,
      () => import(/* webpackChunkName: "purchase-invoice" */ '../features/purchase/invoice/PurchaseInvoiceScreen'),
    ),
  },
  { path: paths.about, ...info('about') },
  {
    path: paths.leagues,
    ...withText(
      'leagues',
      lazy(() => import(/* webpackChunkName: "leagues-page" */ '../features/info/LeaguesScreen')),
    ),
  },
  { path: paths.judging, ...info('judging') },
  { path: paths.terms, ...info('terms') },
  { path: paths.privacy, ...info('privacy') },
  { path: paths.cookies, ...info('cookies') },
  { path: paths.accessibility, ...info('accessibility') },
  {
    path: paths.earlierVersion,
    ...lazy(() => import(/* webpackChunkName: "earlier-version" */ '../features/info/EarlierVersionScreen')),
  },
  {
    path: paths.reportProblem,
    ...lazy(() => import(/* webpackChunkName: "report-problem" */ '../features/problem/ReportProblemScreen')),
  },
  {
    path: paths.contact,
    ...withText(
      'contact',
      lazy(() => import(/* webpackChunkName: "contact" */ '../features/info/ContactScreen')),
    ),
  },
  {
    path: paths.regulations,
    ...withText(
      'regulations',
      lazy(() => import(/* webpackChunkName: "regulations" */ '../features/info/RegulationsScreen')),
    ),
  },
  ...[paths.news, paths.announcements].map((path) => ({
    path,
    ...lazy(() => import(/* webpackChunkName: "news" */ '../features/news/NewsScreen')),
  })),
  {
    path: paths.qa,
    ...lazy(() =>
      readEnv(document).qa
        ? import(/* webpackChunkName: "qa" */ '../features/qa/player/QaScreen')
        : import(/* webpackChunkName: "not-found" */ './NotFoundScreen'),
    ),
  },
  {
    path: paths.newsArticle,
    ...lazy(() => import(/* webpackChunkName: "article" */ '../features/news/NewsArticleScreen')),
  },
]

export const entryOf = (path: ScreenPath | null): Entry | undefined =>
  path?.startsWith('/desk') ? { path, ...desk } : entries.find((entry) => entry.path === path)
