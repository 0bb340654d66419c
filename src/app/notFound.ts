import { lazy } from './lazyScreen'

/** What an address shows that is no screen's, or not this person's. */
export const notFound = lazy(() => import(/* webpackChunkName: "not-found" */ './NotFoundScreen'))
