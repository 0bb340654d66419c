import { piece } from '../../lib/piece'

/** Parts of the home page that nobody operates: their code need not come before the page answers. */
export const Course = piece(async () => (await import(/* webpackChunkName: "home-still" */ './Course')).Course)
export const Heights = piece(async () => (await import(/* webpackChunkName: "home-still" */ './Heights')).Heights)
export const HowToJoin = piece(async () => (await import(/* webpackChunkName: "home-still" */ './HowToJoin')).HowToJoin)
