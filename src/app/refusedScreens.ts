import { lazy } from './lazyScreen'

/** What stands in place of a private screen, by why it is refused. */
export const refusedScreens = {
  not_member: lazy(() => import(/* webpackChunkName: "refused" */ './MembersOnlyScreen')),
  unauthorized: lazy(() => import(/* webpackChunkName: "refused" */ './LoginNeededScreen')),
}
