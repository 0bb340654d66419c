import * as policies from '#contract/access/screenPolicies'
import { paths } from '#contract/shared/paths'
import { lazy } from './lazyScreen'

/** The route table of the desk: the screens of people who work on shows, each in its chunk, with its policy. */
export const deskEntries = [
  {
    path: paths.desk,
    ...lazy(() => import(/* webpackChunkName: "desk" */ '../features/deskHome/DeskScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.deskSessions,
    ...lazy(() => import(/* webpackChunkName: "desk-sessions" */ '../features/desk/DeskSessionsScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskTransfers,
    ...lazy(() => import(/* webpackChunkName: "desk-transfers" */ '../features/deskTransfers/DeskTransfersScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskDogs,
    ...lazy(() => import(/* webpackChunkName: "desk-dogs" */ '../features/dogs/desk/DeskDogsScreen')),
    only: policies.openDeskDogs,
  },
  {
    path: paths.deskDog,
    ...lazy(() => import(/* webpackChunkName: "desk-dogs" */ '../features/dogs/desk/DeskDogScreen')),
    only: policies.openDeskDogs,
  },
  {
    path: paths.deskPeople,
    ...lazy(() => import(/* webpackChunkName: "desk-people" */ '../features/deskPeople/DeskPeopleScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.deskPerson,
    ...lazy(() => import(/* webpackChunkName: "desk-people" */ '../features/deskPeople/DeskPersonScreen')),
    only: policies.openDeskShows,
  },
  // Anyone who is invited has no role yet, and perhaps no account.
  {
    path: paths.deskInvitation,
    ...lazy(() => import(/* webpackChunkName: "desk-people" */ '../features/deskPeople/DeskInvitationScreen')),
    only: { caller: [] },
  },
  {
    path: paths.showPreview,
    ...lazy(() => import(/* webpackChunkName: "show-preview" */ '../features/shows/ShowPreviewScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.deskShows,
    ...lazy(() => import(/* webpackChunkName: "desk-shows" */ '../features/deskShows/DeskShowsScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.newShow,
    ...lazy(() => import(/* webpackChunkName: "edit-show" */ '../features/deskShows/NewShowScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.editShow,
    ...lazy(() => import(/* webpackChunkName: "edit-show" */ '../features/deskShows/EditShowScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskShow,
    ...lazy(() => import(/* webpackChunkName: "desk-show" */ '../features/deskShows/DeskShowScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.showEntries,
    ...lazy(() => import(/* webpackChunkName: "show-entries" */ '../features/showEntries/ShowEntriesScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.addEntries,
    ...lazy(() => import(/* webpackChunkName: "desk-adds" */ '../features/deskAdds/AddEntriesScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.showHelpers,
    ...lazy(() => import(/* webpackChunkName: "show-helpers" */ '../features/deskAdds/ShowHelpersScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.showMails,
    ...lazy(() => import(/* webpackChunkName: "show-entries" */ '../features/showEntries/ShowMailsScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskOrder,
    ...lazy(() => import(/* webpackChunkName: "desk-runs" */ '../features/results/DeskOrderScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.deskResults,
    ...lazy(() => import(/* webpackChunkName: "desk-runs" */ '../features/results/DeskResultsScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.deskCourse,
    ...lazy(() => import(/* webpackChunkName: "desk-course" */ '../features/courses/DeskCourseScreen')),
    only: policies.openDeskShows,
  },
]
