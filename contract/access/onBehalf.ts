import { actingEndpoints } from '../account/acting'
import { authEndpoints } from '../account/authEndpoints'
import { calendarFeedEndpoints } from '../account/calendarFeed'
import { profileEndpoints } from '../account/profile'
import { dogCardEndpoints } from '../dog/card'
import { dogEndpoints } from '../dog/dogEndpoints'
import { dogSharingEndpoints } from '../dog/keepers'
import { levelEndpoints } from '../dog/levelEndpoints'
import { drawEndpoints } from '../draw/draw'
import { entryEndpoints } from '../entry/entryEndpoints'
import { membershipEndpoints } from '../membership/membershipEndpoints'
import { invoiceEndpoints } from '../money/invoiceEndpoints'
import { newsEndpoints } from '../news/news'
import { judgeEndpoints } from '../people/judge'
import { problemEndpoints } from '../problem/problemEndpoints'
import { purchaseListEndpoints } from '../purchase/lists'
import { purchaseEndpoints } from '../purchase/purchaseEndpoints'
import { dogResultEndpoints } from '../results/dogResults'
import { resultEndpoints } from '../results/resultEndpoints'
import type { Endpoint } from '../shared/endpoint'
import { healthEndpoints } from '../shared/healthEndpoints'
import { showEndpoints } from '../show/showEndpoints'
import { waitingEndpoints } from '../waiting/waitingList'

/**
 * The calls of an admin's session that acts for a member. All others are refused, those that are added later as well. Never
 * here: what pays or begins to, a password, an address, a second factor, sessions, consent, the member's data as a file, the deletion,
 * what opens something of the member to others, and the desk.
 */
const allowed: readonly Endpoint[] = [
  actingEndpoints.stopActing,
  authEndpoints.getMe,
  authEndpoints.logout,
  profileEndpoints.getProfile,
  profileEndpoints.saveProfile,

  dogEndpoints.getDogs,
  dogEndpoints.getDog,
  dogEndpoints.addDog,
  dogEndpoints.changeDog,
  dogEndpoints.quoteDogChange,
  dogEndpoints.getDogHistory,
  dogEndpoints.getDogEntries,
  dogEndpoints.getDogShows,
  dogEndpoints.getMeasurings,
  dogEndpoints.uploadDogPhoto,
  dogEndpoints.removeDogPhoto,
  dogEndpoints.getNexusLevels,
  levelEndpoints.getLevelMoves,
  dogSharingEndpoints.getDogKeepers,
  dogCardEndpoints.getDogCard,
  resultEndpoints.getDogRuns,
  resultEndpoints.getLatestRuns,
  resultEndpoints.getOwnResults,

  purchaseListEndpoints.getPurchases,
  purchaseListEndpoints.getCurrentPurchases,
  purchaseListEndpoints.saveReceipt,
  purchaseEndpoints.getPurchase,
  invoiceEndpoints.getPurchaseInvoices,
  invoiceEndpoints.saveInvoice,
  entryEndpoints.withdrawEntry,
  entryEndpoints.getEntryChoices,
  entryEndpoints.changeEntry,
  entryEndpoints.keepEntry,
  showEndpoints.getEligibility,
  showEndpoints.getFittingShows,
  showEndpoints.getClosingShows,
  waitingEndpoints.getWaitingList,
  waitingEndpoints.leaveWaitingList,
  drawEndpoints.getOwnDraw,
  drawEndpoints.applyToDraw,
  drawEndpoints.leaveDraw,

  // What everyone may read.
  showEndpoints.getShows,
  showEndpoints.getNextShows,
  showEndpoints.getShow,
  showEndpoints.getPlaces,
  showEndpoints.findTowns,
  calendarFeedEndpoints.getShowCalendar,
  drawEndpoints.getDraw,
  entryEndpoints.getRules,
  resultEndpoints.getPublishedClasses,
  resultEndpoints.getClassRuns,
  resultEndpoints.getShowResults,
  resultEndpoints.getLeagues,
  dogResultEndpoints.getDogResults,
  judgeEndpoints.getJudge,
  membershipEndpoints.getPlans,
  membershipEndpoints.getOwnPlans,
  newsEndpoints.getNews,
  newsEndpoints.getNewsArticle,
  problemEndpoints.getProblemReporting,
  healthEndpoints.getHealth,
  healthEndpoints.getReady,
]

/** Calls about the session itself: a page that does not know yet for which member it acts may make them. */
const ofSession: readonly Endpoint[] = [actingEndpoints.stopActing, authEndpoints.getMe, authEndpoints.logout]

export const isAllowedOnBehalf = (endpoint: Endpoint): boolean => allowed.includes(endpoint)
export const isOfSession = (endpoint: Endpoint): boolean => ofSession.includes(endpoint)
