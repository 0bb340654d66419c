import { lazy } from './lazyScreen'

/** Shown in place of a private screen, by the reason for its refusal. */
export const refusedScreens = {
  not_member: lazy(() => import(/* webpackChunkName: "refused" */ './MembersOnlyScreen')),
  not_on_behalf: lazy(() => import(/* webpackChunkName: "refused" */ './InPersonScreen')),
  unauthorized: lazy(() => import(/* webpackChunkName: "refused" */ './LoginNeededScreen')),
}
