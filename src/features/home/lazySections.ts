import { lazyComponent } from '../../lib/lazyComponent'

// Parts of the home page whose code need not come before the page answers: the first three have no controls, and the
// others wait for the server.
export const Course = lazyComponent(async () => (await import(/* webpackChunkName: "home-still" */ './Course')).Course)
export const Heights = lazyComponent(
  async () => (await import(/* webpackChunkName: "home-still" */ './Heights')).Heights,
)
export const HowToJoin = lazyComponent(
  async () => (await import(/* webpackChunkName: "home-still" */ './HowToJoin')).HowToJoin,
)
export const NextShows = lazyComponent(
  async () => (await import(/* webpackChunkName: "home-rows" */ './NextShows')).NextShows,
)
export const LatestNews = lazyComponent(
  async () => (await import(/* webpackChunkName: "home-rows" */ './LatestNews')).LatestNews,
)
