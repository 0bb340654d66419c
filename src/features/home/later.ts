import { piece } from '../../lib/piece'

// Parts of the home page whose code need not come before the page answers: nobody operates the first three, and the
// others wait for the server.
export const Course = piece(async () => (await import(/* webpackChunkName: "home-still" */ './Course')).Course)
export const Heights = piece(async () => (await import(/* webpackChunkName: "home-still" */ './Heights')).Heights)
export const HowToJoin = piece(async () => (await import(/* webpackChunkName: "home-still" */ './HowToJoin')).HowToJoin)
export const NextShows = piece(async () => (await import(/* webpackChunkName: "home-rows" */ './NextShows')).NextShows)
export const LatestNews = piece(
  async () => (await import(/* webpackChunkName: "home-rows" */ './LatestNews')).LatestNews,
)
