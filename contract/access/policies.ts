import type { ErrorCode } from '../shared/apiError'
import type { ShowLifecycle } from '../show/show'
import { classesCancellable, proposable, refusalsOfEdit, refusalsOfStep } from '../show/life'
import type { WaitingState } from '../shared/storedLists'
import {
  admin,
  deskWorker,
  judgeOrAdmin,
  member,
  reviewer,
  secondFactor,
  secondFactorOfAdmins,
  signedIn,
} from './caller'
import { reviewable } from './courseStates'
import type { Policy } from './policy'
import {
  cancellable,
  changeable,
  extraWithdrawable,
  payable,
  receipted,
  transferable,
  withdrawable,
} from './purchaseStates'
import { answerable, correctable, enterable, orderable } from './runStates'
import * as screens from './screenPolicies'

const everybody = { caller: [] } as const
const withoutSession = { caller: [], session: 'ignored' } as const
const ofSignedIn = { caller: [signedIn] } as const
const ofMember = { caller: [signedIn, member] } as const
const ofAdmin = { caller: [signedIn, admin, secondFactor] } as const
const ofOwner = { caller: [signedIn], relation: 'owner' } as const

const ofApprover = { caller: [signedIn, secondFactorOfAdmins], relation: 'approver' } as const
const ofShowWorker = { caller: [signedIn, secondFactorOfAdmins], relation: 'showWorker' } as const

// The screens open without a second factor, and say what is missing; the calls answer nothing.
const ofDeskWorker = { caller: [signedIn, deskWorker, secondFactorOfAdmins] } as const
const ofMeasurer = { caller: [signedIn, judgeOrAdmin, secondFactorOfAdmins] } as const

/** The owner and the manager of a dog. */
const ofKeeper = { caller: [signedIn, member], relation: 'keeper' } as const

const leavable = {
  waiting: null,
  offered: null,
  // Cancelling the checkout gives the offer back.
  checkout: 'payment_in_progress',
} as const satisfies Record<WaitingState, ErrorCode | null>

const visible = {
  draft: 'not_found',
  submitted: 'not_found',
  returned: 'not_found',
  approved: 'not_found',
  published: null,
  finished: null,
  cancelled: null,
} as const satisfies Record<ShowLifecycle, ErrorCode | null>

const ofCourseAuthor = {
  caller: [signedIn, secondFactorOfAdmins],
  relation: 'courseAuthor',
  states: reviewable,
} as const

const ofScorer = { caller: [signedIn, secondFactorOfAdmins], relation: 'scorer' } as const

/** Who may do what: every call of the server and every guarded screen names one of these actions. */
export const policies = {
  'login.open': screens.openLogin,
  'registration.open': screens.openRegistration,
  'dashboard.open': screens.openDashboard,
  'portal.open': screens.openPortal,
  'desk.open': screens.openDesk,
  'dog.list': screens.listDogs,
  'dog.add': screens.addDog,
  'dog.sync': screens.syncDogs,
  'dog.read': ofKeeper,
  'dog.change': ofKeeper,
  'heightDispute.raise': ofKeeper,
  'dogPhoto.change': ofKeeper,
  'dogPhoto.read': withoutSession,
  'dogCard.read': ofKeeper,
  'dogResults.read': everybody,
  'dogResults.publish': { ...ofMember, relation: 'owner' },
  'dogCard.share': { ...ofMember, relation: 'owner' },
  'dogKeepers.read': ofKeeper,
  'dogInvitation.send': { ...ofMember, relation: 'owner' },
  'dogManager.end': ofKeeper,
  'sharedCard.read': withoutSession,
  'cardKey.read': withoutSession,
  'deskDog.read': ofMeasurer,
  'deskDog.measure': ofMeasurer,
  'deskDog.correct': ofAdmin,
  'showMeasuring.read': { ...ofMeasurer, relation: 'showWorker' },
  'deskLevel.read': ofAdmin,
  'deskLevel.decide': ofAdmin,
  'discount.manage': ofAdmin,
  'entry.buy': screens.buyEntries,
  'entry.withdraw': { ...ofOwner, states: withdrawable },
  'extra.withdraw': { ...ofOwner, states: extraWithdrawable },
  'entry.change': { ...ofOwner, states: changeable },
  'entry.keep': { ...ofOwner, states: changeable },
  'waitingList.read': ofMember,
  'waitingList.join': ofMember,
  'waitingList.leave': { ...ofOwner, states: leavable },
  'session.endOfOthers': ofAdmin,
  'account.register': withoutSession,
  'account.read': ofSignedIn,
  'account.delete': ofSignedIn,
  'session.start': withoutSession,
  'session.startWhileDisabled': { caller: [admin] },
  'session.list': ofSignedIn,
  'session.renew': ofSignedIn,
  'session.endOwn': ofSignedIn,
  'acting.stop': ofSignedIn,
  'session.end': ofOwner,
  'profile.read': ofSignedIn,
  'profile.change': ofSignedIn,
  'password.change': ofSignedIn,
  'password.reset': withoutSession,
  'email.change': ofSignedIn,
  'email.confirm': withoutSession,
  'email.stopChange': withoutSession,
  'secondFactor.read': ofSignedIn,
  'secondFactor.change': ofSignedIn,
  'secondFactor.removeOfOthers': ofAdmin,
  'ownData.read': ofSignedIn,
  'document.accept': ofSignedIn,
  'plan.list': everybody,
  'plan.listOwn': ofSignedIn,
  'plan.price': ofAdmin,
  'nexusLevel.list': everybody,
  'show.list': everybody,
  'show.listClosing': ofMember,
  'eligibility.read': ofMember,
  // The same answer for all who ask within a second: nothing in it hangs on who asks.
  'show.readPlaces': everybody,
  'show.read': { caller: [], states: visible },
  'show.readExtras': { caller: [], states: visible },
  'show.cancel': ofAdmin,
  'show.cancelClasses': { ...ofAdmin, states: classesCancellable },
  'show.regroupClasses': { ...ofAdmin, states: classesCancellable },
  'show.submit': { ...ofAdmin, states: refusalsOfStep('submit') },
  'show.recall': { ...ofAdmin, states: refusalsOfStep('recall') },
  'show.publish': { ...ofAdmin, states: refusalsOfStep('publish') },
  'show.agree': { ...ofApprover, states: refusalsOfStep('agree') },
  'show.return': { ...ofApprover, states: refusalsOfStep('return') },
  'proposal.agree': { ...ofApprover, states: proposable },
  'proposal.return': { ...ofApprover, states: proposable },
  'proposal.withdraw': { ...ofAdmin, states: proposable },
  'show.add': ofAdmin,
  'show.change': { ...ofAdmin, states: refusalsOfEdit },
  'showHistory.read': ofShowWorker,
  'judge.read': everybody,
  'member.list': ofAdmin,
  'member.add': ofAdmin,
  'member.import': ofAdmin,
  'member.read': ofAdmin,
  'member.note': ofAdmin,
  'member.block': ofAdmin,
  'member.help': ofAdmin,
  'member.actFor': ofAdmin,
  'member.merge': ofAdmin,
  'member.saveData': ofAdmin,
  'member.delete': ofAdmin,
  'membership.record': ofAdmin,
  'membership.refund': ofAdmin,
  'mailing.read': ofAdmin,
  'mailing.write': ofAdmin,
  'mailing.send': ofAdmin,
  // The address is the secret, for some minutes.
  'mailing.show': withoutSession,
  'mailChoice.read': ofSignedIn,
  'mailChoice.change': ofSignedIn,
  // By the secret link of an email.
  'subscription.read': withoutSession,
  'subscription.change': withoutSession,
  'bounce.report': withoutSession,
  'invoice.manage': ofAdmin,
  'invoice.read': ofOwner,
  'invoice.request': ofOwner,
  'invoice.send': ofOwner,
  'money.read': ofAdmin,
  'money.book': ofAdmin,
  'contract.change': ofAdmin,
  'person.find': ofAdmin,
  'person.list': ofDeskWorker,
  'person.read': { caller: [signedIn, secondFactorOfAdmins], relation: 'personReader' },
  'person.change': ofAdmin,
  'person.invite': ofAdmin,
  'invitation.read': everybody,
  // What it asks for besides depends on its kind.
  'invitation.accept': ofSignedIn,
  'invitation.decline': everybody,
  'appointment.answer': { caller: [signedIn], relation: 'assignedJudge', states: answerable },
  'household.read': ofSignedIn,
  'household.ask': ofSignedIn,
  'household.agree': ofSignedIn,
  'household.end': ofSignedIn,
  'deskHome.read': ofDeskWorker,
  // What it finds is asked for kind by kind, by the actions of the screens that show it.
  'desk.search': ofDeskWorker,
  'deskShow.list': ofDeskWorker,
  'deskShow.read': ofShowWorker,
  'showPreview.read': ofShowWorker,
  'show.setFairOpening': ofAdmin,
  'showEntry.read': ofAdmin,
  'showEntry.add': ofAdmin,
  'showEntry.refund': ofAdmin,
  'showEntry.move': ofAdmin,
  'showExtra.read': ofAdmin,
  'showExtra.change': ofAdmin,
  'showExtra.withdraw': ofAdmin,
  'showExtra.sell': ofAdmin,
  'helper.read': ofAdmin,
  'helper.change': ofAdmin,
  'showEntry.withdraw': ofAdmin,
  'showMail.read': ofAdmin,
  'showMail.send': ofAdmin,
  'runningOrder.read': ofShowWorker,
  'runningOrder.change': { ...ofAdmin, states: orderable },
  'results.read': ofShowWorker,
  'results.enter': { ...ofScorer, states: enterable },
  'results.publish': { ...ofScorer, states: enterable },
  'results.correct': { ...ofScorer, states: correctable },
  'course.read': { caller: [signedIn, secondFactorOfAdmins], relation: 'courseReader' },
  'course.upload': ofCourseAuthor,
  'course.answer': ofCourseAuthor,
  'course.review': {
    caller: [signedIn, reviewer, secondFactorOfAdmins],
    relation: 'courseReviewer',
    states: reviewable,
  },
  'coursePicture.read': withoutSession,
  // The same answer for all who ask within a second: nothing in it hangs on who asks.
  'run.read': everybody,
  'run.listOwn': ofMember,
  'league.list': everybody,
  'draw.read': { caller: [], states: visible },
  'draw.readOwn': ofMember,
  'draw.apply': ofMember,
  'draw.withdraw': ofMember,
  'town.find': everybody,
  'calendarFeed.read': ofMember,
  'calendarFeed.change': ofMember,
  'calendarFile.read': withoutSession,
  'quote.read': ofSignedIn,
  'entryDefaults.read': ofSignedIn,
  'purchase.start': ofSignedIn,
  'purchase.list': ofSignedIn,
  'purchase.read': ofOwner,
  'purchase.cancel': { ...ofOwner, states: cancellable },
  'purchase.pay': { ...ofOwner, states: payable },
  'receipt.read': { ...ofOwner, states: receipted },
  'purchase.chooseTransfer': { ...ofOwner, states: transferable },
  'transfer.settle': ofAdmin,
  'receipt.send': { ...ofOwner, states: receipted },
  'payment.notify': withoutSession,
  'news.read': everybody,
  'rules.read': everybody,
  'contact.send': everybody,
  // Visitors too: who cannot log in has the most to report.
  'problemReport.send': everybody,
  'problemReport.read': ofAdmin,
  'problemReport.answer': ofAdmin,
  'problemReport.delete': ofAdmin,
  'flag.read': withoutSession,
  'flag.list': ofAdmin,
  'flag.set': ofAdmin,
  'health.read': everybody,
  'site.read': withoutSession,
  'outbox.read': withoutSession,
} as const satisfies Record<string, Policy>

export type Action = keyof typeof policies
export const policyOf = (action: Action): Policy => policies[action]
