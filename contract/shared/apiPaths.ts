/** The API's addresses below `apiBase`; `:name` is a parameter, as Fastify writes it. */
export const apiPaths = {
  health: '/health',
  ready: '/ready',
  me: '/me',
  logout: '/logout',
  /** Unleash's frontend protocol, as the embedded flag service answers it. */
  flagService: '/frontend',
  register: '/register',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  password: '/profile/password',
  email: '/profile/email',
  /** Sends the link to the address that waits for its confirmation once more. */
  confirmationLink: '/profile/confirmation',
  confirm: '/confirm',
  sessions: '/sessions',
  session: '/sessions/:id',
  /** All sessions of any account, for admins. */
  sessionsOfOthers: '/desk/sessions',
  /** Dogs of any account, for judges and admins. */
  deskDogs: '/desk/dogs',
  deskDog: '/desk/dogs/:slug',
  dogMeasurement: '/desk/dogs/:slug/height',
  flagCorrection: '/desk/dogs/:slug/corrections',
  microchipCorrection: '/desk/dogs/:slug/microchip',
  deskShows: '/desk/shows',
  deskShow: '/desk/shows/:slug',
  /** Writing a show: what is there, and saving it. */
  editedShow: '/desk/shows/:slug/edit',
  showHistory: '/desk/shows/:slug/history',
  /** The people named by shows. */
  deskPeople: '/desk/people',
  showSubmission: '/desk/shows/:slug/submission',
  showRecall: '/desk/shows/:slug/recall',
  showAgreement: '/desk/shows/:slug/agreement',
  showReturn: '/desk/shows/:slug/return',
  showPublication: '/desk/shows/:slug/publication',
  showCancellation: '/desk/shows/:slug/cancellation',
  /** Whether a show's first places are drawn, for admins. */
  fairOpening: '/desk/shows/:slug/fair-opening',
  /** Discount codes, for admins. */
  deskDiscounts: '/desk/discounts',
  deskDiscountEnd: '/desk/discounts/:id/end',
  ownData: '/my-data',
  ownDataTable: '/my-data/:part',
  ownDataWorkbook: '/my-data.xlsx',
  accountDeletion: '/profile/deletion',
  secondFactor: '/second-factor',
  secondFactorRemoval: '/second-factor/removal',
  plans: '/plans',
  nexusLevels: '/nexus-levels',
  dogs: '/dogs',
  dogSync: '/dog-sync',
  dogSyncColumns: '/dog-sync/columns',
  /** The feed of the register that is set up, fetched by the server. */
  dogRegister: '/dog-sync/feed',
  dogMerge: '/dog-sync/merge',
  dog: '/dogs/:slug',
  /** What a change would do, before it is made. */
  dogChangeQuote: '/dogs/:slug/change-quote',
  dogHistory: '/dogs/:slug/history',
  dogEntries: '/dogs/:slug/entries',
  /** The shows that take entries now, with what is against the dog in each class. */
  dogShows: '/dogs/:slug/shows',
  dogPhoto: '/dogs/:slug/photo',
  dogCard: '/dogs/:slug/card',
  dogCardLink: '/dogs/:slug/card/link',
  /** Who looks after a dog, and who is invited to. */
  dogKeepers: '/dogs/:slug/keepers',
  dogInvitations: '/dogs/:slug/invitations',
  dogInvitation: '/dogs/:slug/invitations/:id',
  dogManager: '/dogs/:slug/manager',
  receivedInvitation: '/dog-invitations/:token',
  acceptInvitation: '/dog-invitations/:token/accept',
  declineInvitation: '/dog-invitations/:token/decline',
  sharedCard: '/cards/:token',
  /** What the signature of a card is checked with. */
  cardKey: '/card-key',
  dogPhotoFile: '/photos/:id/:size',
  shows: '/shows',
  /** The next shows to take place, as the home page has them. */
  nextShows: '/next-shows',
  /** The shows of a season that have a class for one of the caller's dogs. */
  fittingShows: '/fitting-shows',
  /** The shows whose entries close next, as a member's dashboard has them. */
  closingShows: '/closing-shows',
  show: '/shows/:slug',
  showPlaces: '/shows/:slug/places',
  /** The draw of a show's first places as it is published. */
  draw: '/shows/:slug/draw',
  /** The caller's part in it. */
  ownDraw: '/shows/:slug/draw/application',
  /** A show as a file for calendars. */
  showCalendar: '/shows/:slug/calendar.ics',
  eligibility: '/shows/:slug/eligibility',
  /** Versions of the terms and the privacy policy that the caller accepts. */
  acceptedDocuments: '/accepted-documents',
  /** The secret address of a member's own runs: whether there is one, making one, ending it. */
  calendarFeed: '/calendar-feed',
  /** The calendar of its reader: `file` is the secret and .ics. */
  calendarFile: '/calendar/:file',
  /** Places to measure the distance of shows from. */
  towns: '/towns',
  news: '/news',
  newsArticle: '/news/:slug',
  rules: '/rules',
  contact: '/contact',
  /** The full classes that the caller's dogs wait for. */
  waitingList: '/waiting-list',
  waitingEntry: '/waiting-list/:id',
  quote: '/quote',
  purchases: '/purchases',
  /** Those of them that still matter: see CurrentPurchases. */
  currentPurchases: '/purchases/current',
  purchase: '/purchases/:id',
  /** What the member's newest entries said of the day: the default of the next cart. */
  entryWithdrawal: '/entries/:id/withdrawal',
  /** What an entry can become, and making it so. */
  entryChange: '/entries/:id/change',
  entryDefaults: '/entries/defaults',
  receipt: '/purchases/:id/receipt',
  receiptPdf: '/purchases/:id/receipt.pdf',
  cardPayment: '/payments/:id/card',
  /** The provider's own page for a payment. */
  paymentPage: '/payments/:id/page',
  /** Pays a purchase by bank transfer, where that is offered. */
  paymentTransfer: '/payments/:id/transfer',
  /** Transfers that are awaited, received, and to be sent back, for admins. */
  deskTransfers: '/desk/transfers',
  deskTransferEnd: '/desk/transfers/end',
  deskTransferRefund: '/desk/transfers/refunds/:id',
  paymentNotifications: '/payments/notifications',
  flags: '/flags',
  flag: '/flags/:name',
} as const
