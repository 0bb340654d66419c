/** The addresses of what the desk adds to a show: entries, and the people who help there. Only its own screens call them. */
export const deskEntryPaths = {
  classesForDog: '/desk/shows/:slug/dogs/:dog/classes',
  /** POST; the same address lists them. */
  addEntries: '/desk/shows/:slug/entries',
  entryForm: '/desk/shows/:slug/entry-form.pdf',
  deskRefund: '/desk/entries/:id/refund',
  helpers: '/desk/shows/:slug/helpers',
  helperSheet: '/desk/shows/:slug/helpers.pdf',
  helper: '/desk/helpers/:id',
} as const

/** The addresses of who has entered a show, for admins. Apart from the others, which the checkout brings. */
export const showEntryPaths = {
  showEntries: '/desk/shows/:slug/entries',
  showEntryCounts: '/desk/shows/:slug/entry-counts',
  showEntriesTable: '/desk/shows/:slug/entries.csv',
  showEntriesWorkbook: '/desk/shows/:slug/entries.xlsx',
  showCatalogue: '/desk/shows/:slug/catalogue.pdf',
  deskMove: '/desk/entries/:id/change',
  deskWithdrawal: '/desk/entries/:id/withdrawal',
  deskWithdrawals: '/desk/shows/:slug/withdrawals',
  deskWithdrawalUndo: '/desk/withdrawals/:id/undo',
  showMails: '/desk/shows/:slug/mails',
  showMailRecipients: '/desk/shows/:slug/mail-recipients',
} as const
