import { refusalOf } from '#contract/access/authorize'
import { policyOf, type Action } from '#contract/access/policies'
import type { Role } from '#contract/account/user'
import { errorStatus } from '#contract/shared/apiError'
import { courseAccess } from './courseAccess'
import { deskAddAccess } from './deskAddAccess'
import { deskDogAccess } from './deskDogAccess'
import { peopleAccess } from './peopleAccess'

/** Who calls. `expired`: a session that has ended; `newcomer`: has not paid; `other`: a member who owns nothing here. */
export const actors = ['anonymous', 'expired', 'newcomer', 'member', 'other', 'judge', 'reviewer', 'admin'] as const
export type Actor = (typeof actors)[number]

interface More {
  /** Of the record that the address names. */
  state?: string
  /** Who is answered otherwise, though the contract lets them: only records or inputs decide it. */
  except?: Partial<Record<Actor, number>>
}

/**
 * Each operation of the OpenAPI document with the action it must be, and the status for callers whom the contract
 * allows. What an address names ({id}) belongs to `member`. Brackets behind an operation may name what is asked
 * for. The requests are in accessRequests.ts; the tests of server/access send them all.
 */
export const accessMatrix: Record<string, readonly [action: Action, status: number, more?: More]> = {
  'GET /health': ['health.read', 200],
  'GET /ready': ['health.read', 200],
  'POST /register': ['account.register', 201],
  'POST /login': ['session.start', 200],
  'POST /logout': ['session.endOwn', 204],
  'GET /me': ['account.read', 200],
  'POST /forgot-password': ['password.reset', 204],
  'POST /reset-password': ['password.reset', 400],
  'GET /profile': ['profile.read', 200],
  'PUT /profile': ['profile.change', 204],
  'PUT /profile/password': ['password.change', 200],
  'PUT /profile/email': ['email.change', 204],
  'POST /profile/confirmation': ['email.change', 204],
  'POST /confirm': ['email.confirm', 400],
  'GET /sessions': ['session.list', 200],
  'POST /sessions': ['session.renew', 201],
  'DELETE /sessions': ['session.endOwn', 204],
  'DELETE /sessions/{id}': ['session.end', 204],
  'POST /accepted-documents': ['document.accept', 200],
  'GET /my-data': ['ownData.read', 200],
  'GET /my-data/{part}': ['ownData.read', 200],
  'GET /my-data.xlsx': ['ownData.read', 200],
  'GET /profile/deletion': ['account.delete', 200],
  'POST /profile/deletion': ['account.delete', 204, { except: { admin: 409 } }],
  ...deskDogAccess,
  'GET /desk': ['deskHome.read', 200],
  'GET /desk/search': ['desk.search', 200],
  'GET /desk/shows': ['deskShow.list', 200],
  // A draft, which the reviewer approves.
  'GET /desk/shows/{slug}': ['deskShow.read', 200, { state: 'draft' }],
  'POST /desk/shows': ['show.add', 201],
  'GET /desk/shows/{slug}/edit': ['show.change', 200, { state: 'draft' }],
  'PUT /desk/shows/{slug}': ['show.change', 200, { state: 'draft' }],
  'GET /desk/shows/{slug}/history': ['showHistory.read', 200, { state: 'draft' }],
  'GET /desk/people': ['person.find', 200],
  ...peopleAccess,
  'POST /desk/shows/{slug}/submission': ['show.submit', 200, { state: 'draft' }],
  'POST /desk/shows/{slug}/agreement': ['show.agree', 200, { state: 'draft' }],
  'POST /desk/shows/{slug}/recall': ['show.recall', 200, { state: 'draft' }],
  'POST /desk/shows/{slug}/return': ['show.return', 200, { state: 'draft' }],
  'POST /desk/shows/{slug}/publication': ['show.publish', 200, { state: 'draft' }],
  'GET /desk/shows/{slug}/cancellation': ['show.cancel', 200],
  'POST /desk/shows/{slug}/cancellation': ['show.cancel', 200],
  'GET /desk/shows/{slug}/entries': ['showEntry.read', 200],
  'GET /desk/shows/{slug}/entry-counts': ['showEntry.read', 200],
  'GET /desk/shows/{slug}/entries.csv': ['showEntry.read', 200],
  'GET /desk/shows/{slug}/entries.xlsx': ['showEntry.read', 200],
  ...deskAddAccess,
  // One that the sample data have paid for.
  'GET /desk/entries/{id}/change': ['showEntry.move', 200],
  'POST /desk/entries/{id}/change': ['showEntry.move', 200],
  'POST /desk/entries/{id}/withdrawal': ['showEntry.withdraw', 200],
  'POST /desk/shows/{slug}/withdrawals': ['showEntry.withdraw', 200],
  'POST /desk/withdrawals/{id}/undo': ['showEntry.withdraw', 404],
  'GET /desk/shows/{slug}/mail-recipients': ['showMail.read', 200],
  'GET /desk/shows/{slug}/mails': ['showMail.read', 200],
  'POST /desk/shows/{slug}/mails': ['showMail.send', 200],
  'GET /desk/shows/{slug}/classes': ['runningOrder.read', 200],
  'GET /desk/shows/{slug}/classes/{classId}/running-order': ['runningOrder.read', 200],
  // A class of a show whose entries have closed, and whose day has not come.
  'POST /desk/shows/{slug}/classes/{classId}/running-order': ['runningOrder.change', 200, { state: 'ready' }],
  // An order without the dogs that there are.
  'PUT /desk/shows/{slug}/classes/{classId}/running-order': ['runningOrder.change', 409, { state: 'ready' }],
  'POST /desk/shows/{slug}/classes/{classId}/running-order/publication': [
    'runningOrder.change',
    409,
    { state: 'ready' },
  ],
  'GET /desk/shows/{slug}/classes/{classId}/results': ['results.read', 200],
  'PUT /desk/shows/{slug}/classes/{classId}/results': ['results.enter', 200, { state: 'early' }],
  'POST /desk/shows/{slug}/classes/{classId}/results/publication': ['results.publish', 200, { state: 'early' }],
  'POST /desk/shows/{slug}/classes/{classId}/results/correction': ['results.correct', 200, { state: 'early' }],
  'PUT /desk/shows/{slug}/fair-opening': ['show.setFairOpening', 200],
  'GET /desk/discounts': ['discount.manage', 200],
  'POST /desk/discounts': ['discount.manage', 201],
  // There is none of that id.
  'POST /desk/discounts/{id}/end': ['discount.manage', 404],
  'POST /desk/sessions': ['session.endOfOthers', 200],
  'POST /desk/second-factor/removal': ['secondFactor.removeOfOthers', 204],
  'GET /second-factor': ['secondFactor.read', 200],
  'POST /second-factor': ['secondFactor.change', 200],
  'PUT /second-factor': ['secondFactor.change', 400],
  'POST /second-factor/removal': ['secondFactor.change', 204],
  'GET /plans': ['plan.list', 200],
  'GET /dogs': ['dog.list', 200],
  'POST /dogs': ['dog.add', 201],
  'GET /dog-sync': ['dog.sync', 200],
  'PUT /dog-sync/columns': ['dog.sync', 204],
  // No register is set up.
  'GET /dog-sync/feed': ['dog.sync', 404],
  'POST /dog-sync': ['dog.sync', 200],
  // Two dogs that there are not.
  'POST /dog-sync/merge': ['dog.sync', 404],
  'GET /dogs/{slug}': ['dog.read', 200],
  'PUT /dogs/{slug}': ['dog.change', 200],
  'POST /dogs/{slug}/change-quote': ['dog.change', 200],
  'GET /dogs/{slug}/history': ['dog.read', 200],
  'GET /dogs/{slug}/entries': ['dog.read', 200],
  'GET /dogs/{slug}/shows': ['dog.read', 200],
  'GET /dogs/{slug}/card': ['dogCard.read', 200],
  'PUT /dogs/{slug}/card/link': ['dogCard.share', 200],
  'DELETE /dogs/{slug}/card/link': ['dogCard.share', 204],
  'GET /dogs/{slug}/keepers': ['dogKeepers.read', 200],
  'POST /dogs/{slug}/invitations': ['dogInvitation.send', 201],
  // No such invitation: there is none any more, as was asked for.
  'DELETE /dogs/{slug}/invitations/{id}': ['dogInvitation.send', 204],
  'DELETE /dogs/{slug}/manager': ['dogManager.end', 204],
  'GET /dog-invitations/{token}': ['dogInvitation.read', 404],
  'POST /dog-invitations/{token}/accept': ['dogInvitation.accept', 404],
  'POST /dog-invitations/{token}/decline': ['dogInvitation.decline', 404],
  'GET /cards/{token}': ['sharedCard.read', 404],
  'GET /card-key': ['cardKey.read', 200],
  'PUT /dogs/{slug}/photo': ['dogPhoto.change', 400],
  'DELETE /dogs/{slug}/photo': ['dogPhoto.change', 204],
  'GET /photos/{id}/{size}': ['dogPhoto.read', 404],
  'GET /nexus-levels': ['nexusLevel.list', 200],
  'GET /shows': ['show.list', 200],
  'GET /next-shows': ['show.list', 200],
  'GET /closing-shows': ['show.listClosing', 200],
  'GET /fitting-shows': ['eligibility.read', 200],
  'GET /shows/{slug}': ['show.read', 200, { state: 'published' }],
  'GET /shows/{slug}/places': ['show.readPlaces', 200],
  'GET /shows/{slug}/eligibility': ['eligibility.read', 200],
  ...courseAccess,
  'GET /shows/{slug}/runs': ['run.read', 200],
  'GET /shows/{slug}/classes/{classId}/runs': ['run.read', 200],
  'GET /shows/{slug}/results': ['run.read', 200],
  'GET /shows/{slug}/own-results': ['run.listOwn', 200],
  'GET /dogs/{slug}/runs': ['dog.read', 200],
  'GET /latest-runs': ['run.listOwn', 200],
  'GET /leagues': ['league.list', 200],
  'GET /shows/{slug}/calendar.ics': ['show.read', 200, { state: 'published' }],
  'GET /calendar-feed': ['calendarFeed.read', 200],
  'PUT /calendar-feed': ['calendarFeed.change', 200],
  'DELETE /calendar-feed': ['calendarFeed.change', 204],
  'GET /calendar/{file}': ['calendarFile.read', 404],
  'GET /towns': ['town.find', 200],
  'GET /news': ['news.read', 200],
  'GET /news/{slug}': ['news.read', 200],
  'GET /rules': ['rules.read', 200],
  'POST /contact': ['contact.send', 204],
  'POST /quote': ['quote.read', 200],
  'POST /purchases': ['purchase.start', 201],
  'POST /purchases (entries of a dog of member)': [
    'entry.buy',
    201,
    { except: { other: 409, judge: 409, reviewer: 409, admin: 409 } },
  ],
  'GET /purchases': ['purchase.list', 200],
  'GET /purchases/current': ['purchase.list', 200],
  'GET /purchases/{id}': ['purchase.read', 200],
  'DELETE /purchases/{id}': ['purchase.cancel', 204, { state: 'pending' }],
  // There is no entry of that id.
  'POST /entries/{id}/withdrawal': ['entry.withdraw', 404],
  'GET /entries/{id}/change': ['entry.change', 404],
  'POST /entries/{id}/change': ['entry.change', 404],
  'GET /waiting-list': ['waitingList.read', 200],
  // There is no class of that id.
  'POST /waiting-list': ['waitingList.join', 409],
  // There is nothing of that id.
  'DELETE /waiting-list/{id}': ['waitingList.leave', 404],
  // The show has no draw.
  'GET /shows/{slug}/draw': ['draw.read', 404, { state: 'published' }],
  'GET /shows/{slug}/draw/application': ['draw.readOwn', 200],
  'PUT /shows/{slug}/draw/application': ['draw.apply', 409],
  'DELETE /shows/{slug}/draw/application': ['draw.withdraw', 409],
  'GET /entries/defaults': ['entryDefaults.read', 200],
  'GET /purchases/{id}/receipt.pdf': ['receipt.read', 409, { state: 'pending' }],
  'POST /purchases/{id}/receipt': ['receipt.send', 409, { state: 'pending' }],
  'POST /payments/{id}/card': ['purchase.pay', 200, { state: 'pending' }],
  // There is no such page where the built-in provider takes the payments.
  'POST /payments/{id}/page': ['purchase.pay', 404, { state: 'pending' }],
  // Transfers are not offered.
  'POST /payments/{id}/transfer': ['purchase.chooseTransfer', 409, { state: 'pending' }],
  'GET /desk/transfers': ['transfer.settle', 200],
  // No such purchase, no such refund.
  'POST /desk/transfers': ['transfer.settle', 404],
  'POST /desk/transfers/end': ['transfer.settle', 404],
  'POST /desk/transfers/refunds/{id}': ['transfer.settle', 404],
  'GET /frontend': ['flag.read', 200],
  'POST /frontend': ['flag.read', 200],
  'POST /frontend/client/metrics': ['flag.read', 200],
  'GET /flags': ['flag.list', 200],
  'PUT /flags/{name}': ['flag.set', 200],
  'POST /payments/notifications': ['payment.notify', 400],
}

const rolesOf: Partial<Record<Actor, Role>> = { judge: 'ROLE_JUDGE', reviewer: 'ROLE_REVIEWER', admin: 'ROLE_ADMIN' }

const callerOf = (who: Actor) => ({
  user:
    who === 'anonymous' || who === 'expired'
      ? null
      : { id: who, roles: [rolesOf[who] ?? 'ROLE_USER'], registeredAt: who === 'newcomer' ? null : '2026-01-01' },
  token: 'held',
  hasSecondFactor: true,
})

/** Who is what to the record that an address names. */
const relations = {
  owner: 'member',
  keeper: 'member',
  approver: 'reviewer',
  showWorker: 'admin',
  scorer: ['admin', 'judge'],
  courseAuthor: ['admin', 'judge'],
  courseReader: ['admin', 'judge', 'reviewer'],
  courseReviewer: 'reviewer',
  personReader: ['admin', 'judge'],
  assignedJudge: 'judge',
}

/** The status that an action is answered with, as the contract and the row have it. */
export const expectedStatus = (
  action: Action,
  status: number,
  who: Actor,
  { state, except = {} }: More = {},
): number => {
  // A session that has ended is refused wherever one is read at all.
  if (who === 'expired' && policyOf(action).session !== 'ignored') return errorStatus.unauthorized
  const refusal = refusalOf(action, callerOf(who), { ...relations, state })
  return refusal ? errorStatus[refusal] : (except[who] ?? status)
}

/** What a row expects of everyone, in the order of the actors. */
export const expectedStatuses = (row: string): number[] => {
  const [action, status, more] = accessMatrix[row] ?? (['site.read', 0] as const)
  return actors.map((who) => expectedStatus(action, status, who, more))
}
