import { lazy } from './lazyScreen'

/** Shown in place of a private screen, by the reason for its refusal. */
export const refusedScreens = {
  not_member: lazy(() => import(/* webpackChunkName: "refused" */ './MembersOnlyScreen')),
  unauthorized: lazy(() => import(/* webpackChunkName: "refused" */ './LoginNeededScreen')),
}
