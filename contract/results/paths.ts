/** The calls of running orders and results, which come with the screens that make them: as in apiPaths.ts. */
export const resultPaths = {
  /** The classes of a show with how far their running orders and results are, for its organisers. */
  deskClasses: '/desk/shows/:slug/classes',
  runningOrder: '/desk/shows/:slug/classes/:classId/running-order',
  runningOrderPublication: '/desk/shows/:slug/classes/:classId/running-order/publication',
  classResults: '/desk/shows/:slug/classes/:classId/results',
  resultsPublication: '/desk/shows/:slug/classes/:classId/results/publication',
  /** Takes published results back, with a reason. */
  resultsCorrection: '/desk/shows/:slug/classes/:classId/results/correction',
  /** Which running orders and results of a show are published, and those of one class. */
  publishedClasses: '/shows/:slug/runs',
  classRuns: '/shows/:slug/classes/:classId/runs',
  /** The first three of each class of a show, or the entries that match a text; and the caller's own dogs. */
  showResults: '/shows/:slug/results',
  ownResults: '/shows/:slug/own-results',
  dogRuns: '/dogs/:slug/runs',
  /** The newest runs of the caller's dogs. */
  latestRuns: '/latest-runs',
  leagueTables: '/leagues',
} as const
