import * as policies from '#contract/access/screenPolicies'
import type { Policy } from '#contract/access/policy'
import { paths, type ScreenPath } from '#contract/paths'
import type { DeskScreen } from './deskScreens'
import { lazy, type Entry } from './lazyScreen'

/** A screen of the desk: where it is comes from a table that few need. */
const desk = (path: ScreenPath, name: DeskScreen, only: Policy): Entry => ({
  path,
  ...lazy(async () => (await import(/* webpackChunkName: "desk-screens" */ './deskScreens')).deskScreens[name]()),
  only,
})

/** The screens of whoever works on shows. The address of a new show comes before that of any. */
export const deskEntries: Entry[] = [
  desk(paths.deskSessions, 'sessions', policies.openDesk),
  desk(paths.deskDogs, 'dogs', policies.openDeskDogs),
  desk(paths.deskDog, 'dog', policies.openDeskDogs),
  desk(paths.deskShows, 'shows', policies.openDeskShows),
  desk(paths.newShow, 'newShow', policies.openDesk),
  desk(paths.editShow, 'editShow', policies.openDesk),
  desk(paths.deskShow, 'show', policies.openDeskShows),
  desk(paths.showEntries, 'entries', policies.openDesk),
  desk(paths.showMails, 'mails', policies.openDesk),
  desk(paths.deskOrder, 'order', policies.openDeskShows),
  desk(paths.deskResults, 'results', policies.openDeskShows),
]
