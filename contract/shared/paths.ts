/** Every address of the product's pages. Those of the API stand in the endpoints of each subject. */
export const apiBase = '/api'

/** Addresses of screens, as the route table matches them. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  logout: '/logout',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  dashboard: '/dashboard',
  registrationOptions: '/registration-options',
  registrationPayment: '/registration-payment',
  dogs: '/dogs',
  addDog: '/dogs/add',
  editDog: '/dogs/edit/:slug',
  dog: '/dogs/:slug',
  dogCard: '/dogs/:slug/card',
  invitation: '/invitation/:token',
  checkCard: '/cards/check',
  sharedCard: '/cards/:token',
  dogSync: '/dog-sync',
  profile: '/profile',
  editProfile: '/profile/edit',
  security: '/profile/security',
  ownData: '/profile/data',
  confirm: '/confirm/:token',
  confirmEmailChange: '/confirm-email-change/:token',
  stopEmailChange: '/stop-email-change/:token',
  unsubscribe: '/unsubscribe/:token',
  goodbye: '/goodbye',
  desk: '/desk',
  deskSessions: '/desk/sessions',
  deskDogs: '/desk/dogs',
  deskDog: '/desk/dogs/:slug',
  deskLevels: '/desk/levels',
  deskMembers: '/desk/members',
  deskMember: '/desk/members/:id',
  mergeMembers: '/desk/members/:id/merge/:otherId',
  importMembers: '/desk/members/import',
  deskMailings: '/desk/members/emails',
  deskMailing: '/desk/members/emails/:id',
  deskPeople: '/desk/people',
  deskPerson: '/desk/people/:id',
  deskProblems: '/desk/problem-reports',
  deskProblem: '/desk/problem-reports/:id',
  problemPlayer: '/desk/problem-reports/:id/player',
  deskMoney: '/desk/money',
  deskLedger: '/desk/money/ledger',
  deskYear: '/desk/money/year',
  deskDiscounts: '/desk/money/discounts',
  deskInvoices: '/desk/money/invoices',
  deskPurchaseInvoice: '/desk/money/invoices/purchase/:number',
  deskInvoice: '/desk/money/invoices/:id',
  deskStatement: '/desk/money/statement',
  importStatement: '/desk/money/statement/import',
  deskPayouts: '/desk/money/payouts',
  importPayouts: '/desk/money/payouts/import',
  deskPlans: '/desk/money/plans',
  deskTransfers: '/desk/transfers',
  deskShows: '/desk/shows',
  deskShow: '/desk/shows/:slug',
  showEntries: '/desk/shows/:slug/entries',
  showSettlement: '/desk/shows/:slug/settlement',
  showExtras: '/desk/shows/:slug/extras',
  extraBuyers: '/desk/shows/:slug/extras/:id',
  dogsToMeasure: '/desk/shows/:slug/measuring',
  addEntries: '/desk/shows/:slug/entries/add',
  sellExtras: '/desk/shows/:slug/sell',
  showMails: '/desk/shows/:slug/mails',
  showHelpers: '/desk/shows/:slug/helpers',
  newShow: '/desk/shows/new',
  showPreview: '/desk/shows/:slug/preview',
  editShow: '/desk/shows/:slug/edit',
  deskOrder: '/desk/shows/:slug/classes/:classId/order',
  deskResults: '/desk/shows/:slug/classes/:classId/results',
  deskCourse: '/desk/shows/:slug/classes/:classId/course',
  shows: '/shows',
  show: '/shows/:slug',
  showResults: '/shows/:slug/results',
  judge: '/judges/:id',
  dogResults: '/dog-results/:slug',
  cart: '/cart',
  checkout: '/checkout',
  purchases: '/purchases',
  purchase: '/purchases/:id',
  purchaseInvoice: '/purchases/:id/invoice',
  about: '/about',
  leagues: '/leagues',
  judging: '/judging',
  regulations: '/regulations',
  contact: '/contact',
  reportProblem: '/report-problem',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  cookies: '/cookies',
  accessibility: '/accessibility',
  earlierVersion: '/earlier-versions/:slug',
  news: '/news',
  announcements: '/announcements',
  newsArticle: '/news/:slug',
  qa: '/qa',
} as const

export type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Record<Name, string>
    : object

/** An address with its parameters filled in: fill('/shows/:slug', { slug }) */
export const fill = <P extends string>(path: P, params: Params<P>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ''))

/** Words that a dog's slug may never be, because routes below /dogs use them. */
export const reservedDogSlugs = ['add', 'edit'] as const

/** The parameters of an address that a path matches, letter for letter; null where it does not. */
export const paramsOf = (path: string, address: string): Record<string, string> | null => {
  // Most paths have none, and each is tried whenever the store changes.
  if (!path.includes(':')) return path === address ? {} : null
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  const { groups } = pattern.exec(address) ?? {}
  if (!pattern.test(address)) return null
  try {
    return Object.fromEntries(Object.entries(groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]))
  } catch {
    return null
  }
}

export type ScreenPath = (typeof paths)[keyof typeof paths]

// A path without parameters goes before one that would take its last word for a parameter.
const screenPaths = Object.values(paths).toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))

/** The path of the screen at an address, letter for letter; null for any other address: a slash too many is another one. */
export const screenPath = (address: string): ScreenPath | null =>
  screenPaths.find((path) => paramsOf(path, address) !== null) ?? null

/** The address of a screen that someone meant who wrote slashes too many or another case; null where there is none. */
export const nearestScreen = (address: string): string | null => {
  const squeezed = address.replace(/\/{2,}/g, '/').replace(/(?!^)\/$/, '')
  const labels = squeezed.split('/')
  for (const path of screenPaths) {
    // The case of a parameter may mean something.
    const named = path.split('/').map((part, index) => (part.startsWith(':') ? labels[index] : part))
    const meant = named.join('/')
    if (meant.toLowerCase() === squeezed.toLowerCase() && screenPath(meant) === path) return meant
  }
  return null
}
