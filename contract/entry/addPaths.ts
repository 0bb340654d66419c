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
