import { admin, deskWorker, inPerson, judgeOrAdmin, member, signedIn, signedOut } from './caller'
import type { Policy } from './policy'

const ofMembers: Policy = { caller: [signedIn, member] }

// What routes, layouts and menus ask about. Each is a separate export: a page loads only those that it asks about.
export const openLogin: Policy = { caller: [signedOut] }
export const openRegistration = openLogin
export const openDashboard: Policy = { caller: [signedIn] }
/** What is a person's own beside the portal: profile, purchases, the cart, the membership fee. */
export const openProfile = openDashboard
/** What no admin does for a member: paying, what secures the account, all of its data. */
export const openInPerson: Policy = { caller: [signedIn, inPerson] }
export const openPortal = ofMembers
export const listDogs = ofMembers
export const addDog = ofMembers
export const readDog = ofMembers
export const changeDog = ofMembers
export const syncDogs: Policy = { caller: [signedIn, inPerson, member] }
export const buyEntries = syncDogs
/** An admin without a second factor may look, and reads there what is missing. */
export const openDesk: Policy = { caller: [signedIn, admin] }
/** Organisers find their own shows there. */
export const openDeskShows: Policy = { caller: [signedIn, deskWorker] }
export const openDeskDogs: Policy = { caller: [signedIn, judgeOrAdmin] }
