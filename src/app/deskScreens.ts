/** The screens of the desk, each in its chunk. Apart from the other screens, which every first page knows. */
export const deskScreens = {
  sessions: () => import(/* webpackChunkName: "desk-sessions" */ '../features/desk/DeskSessionsScreen'),
  dogs: () => import(/* webpackChunkName: "desk-dogs" */ '../features/dogs/desk/DeskDogsScreen'),
  dog: () => import(/* webpackChunkName: "desk-dogs" */ '../features/dogs/desk/DeskDogScreen'),
  shows: () => import(/* webpackChunkName: "desk-shows" */ '../features/deskShows/DeskShowsScreen'),
  newShow: () => import(/* webpackChunkName: "edit-show" */ '../features/deskShows/NewShowScreen'),
  editShow: () => import(/* webpackChunkName: "edit-show" */ '../features/deskShows/EditShowScreen'),
  show: () => import(/* webpackChunkName: "desk-show" */ '../features/deskShows/DeskShowScreen'),
  entries: () => import(/* webpackChunkName: "show-entries" */ '../features/showEntries/ShowEntriesScreen'),
  mails: () => import(/* webpackChunkName: "show-entries" */ '../features/showEntries/ShowMailsScreen'),
  order: () => import(/* webpackChunkName: "desk-runs" */ '../features/results/DeskOrderScreen'),
  results: () => import(/* webpackChunkName: "desk-runs" */ '../features/results/DeskResultsScreen'),
}
export type DeskScreen = keyof typeof deskScreens
