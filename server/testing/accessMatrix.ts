import { allEndpoints } from '#contract/allEndpoints'
import { refusalOf } from '#contract/access/authorize'
import { isAllowedOnBehalf } from '#contract/access/onBehalf'
import { policyOf, type Action } from '#contract/access/policies'
import type { Role } from '#contract/account/user'
import { errorStatus } from '#contract/shared/apiError'

/**
 * Who calls. `expired`: a session that has ended; `newcomer`: has not paid; `other`: a member who owns nothing here; `acting`: an admin who acts
 * for such a member.
 */
export const actors = [
  ...(['anonymous', 'expired', 'newcomer', 'member', 'other', 'judge', 'reviewer'] as const),
  // Before the admin, who ends this session as well in some rows.
  ...(['acting', 'admin'] as const),
] as const
export type Actor = (typeof actors)[number]

interface More {
  /** Of the record that the address names. */
  state?: string
  /** The approvers of that record, where they are not the usual one. */
  approver?: Actor[]
  /** Who is answered otherwise, though the contract lets them: only records or inputs decide it. */
  except?: Partial<Record<Actor, number>>
}

interface Expected extends More {
  /** Of callers whom the contract allows; left out, it is that of the call's own success. */
  status?: number
  /** Left out, it is the call's own. */
  action?: Action
}

/**
 * What the contract alone does not say of a call, by its operation. What an address names ({id}) belongs to `member`. Brackets
 * behind an operation may name what is asked for.
 */
const expected: Record<string, Expected> = {
  'POST /reset-password': { status: 400 },
  'POST /confirm': { status: 400 },
  'POST /email-change/confirmation': { status: 400 },
  'POST /email-change/stop': { status: 400 },
  'POST /profile/deletion': { except: { admin: 409 } },
  // A draft, which the reviewer approves.
  'GET /desk/shows/{slug}': { state: 'draft' },
  'GET /desk/shows/{slug}/edit': { state: 'draft' },
  'PUT /desk/shows/{slug}': { state: 'draft' },
  'GET /desk/shows/{slug}/history': { state: 'draft' },
  'POST /desk/shows/{slug}/submission': { state: 'draft' },
  'POST /desk/shows/{slug}/agreement': { state: 'draft' },
  'POST /desk/shows/{slug}/recall': { state: 'draft' },
  'POST /desk/shows/{slug}/return': { state: 'draft' },
  'POST /desk/shows/{slug}/publication': { state: 'draft' },
  'POST /desk/withdrawals/{id}/undo': { status: 404 },
  'GET /desk/shows/{slug}/class-cancellation': { state: 'published' },
  'POST /desk/shows/{slug}/class-cancellation': { state: 'published' },
  // There is no second class, and no quote of before.
  'GET /desk/shows/{slug}/class-merger': { status: 404, state: 'published' },
  'POST /desk/shows/{slug}/class-merger': { status: 404, state: 'published' },
  'GET /desk/shows/{slug}/class-split': { state: 'published' },
  'POST /desk/shows/{slug}/class-split': { status: 409, state: 'published' },
  // A class of a show whose entries have closed, and whose day has not come.
  'POST /desk/shows/{slug}/classes/{classId}/running-order': { state: 'ready' },
  'POST /desk/shows/{slug}/running-orders': { state: 'ready' },
  // An order without the dogs that there are.
  'PUT /desk/shows/{slug}/classes/{classId}/running-order': { status: 409, state: 'ready' },
  'POST /desk/shows/{slug}/classes/{classId}/running-order/publication': { status: 409, state: 'ready' },
  'PUT /desk/shows/{slug}/classes/{classId}/results': { state: 'early' },
  'POST /desk/shows/{slug}/classes/{classId}/results/publication': { state: 'early' },
  'POST /desk/shows/{slug}/classes/{classId}/results/correction': { state: 'early' },
  'POST /desk/shows/{slug}/classes/{classId}/results/disqualification': { state: 'early' },
  // Every sample address is confirmed.
  'POST /desk/members/{id}/confirmation': { status: 409 },
  // Its Polish words are missing.
  'POST /desk/mailings/{id}/schedule': { status: 400 },
  // A draft.
  'POST /desk/mailings/{id}/cancel': { status: 409 },
  'GET /mailing-previews/{token}': { status: 404 },
  'GET /subscriptions/{token}': { status: 404 },
  'POST /subscriptions/{token}': { status: 404 },
  'PUT /subscriptions/{token}': { status: 404 },
  // No secret is set.
  'POST /mail/bounces': { status: 404 },
  // There is none of that id.
  'POST /desk/discounts/{id}/pause': { status: 404 },
  'POST /desk/discounts/{id}/resume': { status: 404 },
  'POST /desk/discounts/{id}/end': { status: 404 },
  'PUT /second-factor': { status: 400 },
  // No register is set up.
  'GET /dog-sync/feed': { status: 404 },
  // Two dogs that there are not.
  'POST /dog-sync/merge': { status: 404 },
  'GET /cards/{token}': { status: 404 },
  'PUT /dogs/{slug}/photo': { status: 400 },
  'GET /photos/{id}/{size}': { status: 404 },
  'GET /shows/{slug}': { state: 'published' },
  'GET /shows/{slug}/calendar.ics': { state: 'published' },
  'GET /shows/{slug}/extras': { state: 'published' },
  'GET /calendar/{file}': { status: 404 },
  'POST /purchases': { status: 201 },
  'POST /purchases (entries of a dog of member)': {
    action: 'entry.buy',
    status: 201,
    except: { other: 409, judge: 409, reviewer: 409, admin: 409 },
  },
  'DELETE /purchases/{id}': { state: 'pending' },
  // There is no entry of that id.
  'POST /entries/{id}/withdrawal': { status: 404 },
  'POST /desk/extras/{id}/withdrawal': { status: 404 },
  'GET /entries/{id}/change': { status: 404 },
  'POST /entries/{id}/change': { status: 404 },
  'POST /entries/{id}/keeping': { status: 404 },
  'GET /dog-results/{slug}': { status: 404 },
  'GET /judges/{id}': { status: 404 },
  // There is no class of that id.
  'POST /waiting-list': { status: 409 },
  // There is nothing of that id.
  'DELETE /waiting-list/{id}': { status: 404 },
  // The show has no draw.
  'GET /shows/{slug}/draw': { status: 404, state: 'published' },
  'PUT /shows/{slug}/draw/application': { status: 409 },
  'DELETE /shows/{slug}/draw/application': { status: 409 },
  'GET /purchases/{id}/receipt.pdf': { status: 409, state: 'pending' },
  'POST /purchases/{id}/receipt': { status: 409, state: 'pending' },
  'GET /purchases/{id}/invoices': { state: 'pending' },
  'POST /purchases/{id}/invoices': { status: 409, state: 'pending' },
  // There is no invoice of that id, and no purchase of that number.
  'GET /invoices/{id}/invoice.pdf': { status: 404 },
  'POST /invoices/{id}/email': { status: 404 },
  'GET /desk/invoices/{id}': { status: 404 },
  'GET /desk/invoices/{id}/invoice.pdf': { status: 404 },
  'POST /desk/invoices/{id}/email': { status: 404 },
  'POST /desk/invoices/{id}/corrections': { status: 404 },
  'POST /desk/invoices': { status: 400 },
  'GET /desk/purchases/{number}/invoices': { status: 404 },
  'POST /payments/{id}/card': { state: 'pending' },
  // There is no such page where the built-in provider takes the payments.
  'POST /payments/{id}/page': { status: 404, state: 'pending' },
  // Transfers are not offered.
  'POST /payments/{id}/transfer': { status: 409, state: 'pending' },
  // No such purchase, no such refund.
  'POST /desk/transfers': { status: 404 },
  'POST /desk/transfers/end': { status: 404 },
  'POST /desk/transfers/refunds/{id}': { status: 404 },
  'POST /payments/notifications': { status: 400 },
  // No drawing.
  'PUT /desk/shows/{slug}/classes/{classId}/course': { status: 400, state: 'working' },
  // Nothing is uploaded yet: there is no newest version, no remark.
  'POST /desk/shows/{slug}/classes/{classId}/course/remarks': { status: 409, state: 'working' },
  'POST /desk/shows/{slug}/classes/{classId}/course/answers': { status: 404, state: 'working' },
  'POST /desk/shows/{slug}/classes/{classId}/course/resolutions': { status: 404, state: 'working' },
  'POST /desk/shows/{slug}/classes/{classId}/course/decisions': { status: 409, state: 'working' },
  'GET /course-pictures/{id}': { status: 404 },
  // It costs something else.
  'POST /desk/shows/{slug}/entries': { status: 409 },
  'POST /desk/shows/{slug}/extra-sales': { status: 409 },
  // It was read before, and none was merged into it.
  'POST /desk/members/{id}/merging/{otherId}': { status: 409 },
  'POST /desk/members/{id}/separation': { status: 404 },
  // Nothing is owed for it.
  'POST /desk/entries/{id}/refund': { status: 404 },
  'PUT /desk/helpers/{id}': { status: 404 },
  // None of its flags is set.
  'POST /desk/dogs/{slug}/corrections': { status: 400 },
  // Of a measurement that there is not.
  'POST /dogs/{slug}/height-dispute': { status: 409 },
  // No change of the show waits for a decision.
  'POST /desk/shows/{slug}/proposal/agreement': { status: 409, state: 'published', approver: ['admin', 'reviewer'] },
  'POST /desk/shows/{slug}/proposal/return': { status: 409, state: 'published', approver: ['admin', 'reviewer'] },
  'POST /desk/shows/{slug}/proposal/withdrawal': { status: 409, state: 'published' },
  // A proposal that does not exist.
  'POST /desk/dogs/{slug}/earned-level': { status: 404 },
  'POST /desk/dogs/{slug}/earned-level/answer': { status: 404 },
  // An unknown one: every token that there is answers in the same way.
  'GET /invitations/{token}': { status: 404 },
  'POST /invitations/{token}/accept': { status: 404 },
  'POST /invitations/{token}/decline': { status: 404 },
  // One that is published, which the judge judges.
  'PUT /desk/shows/{slug}/appointment': { state: 'published' },
  'GET /desk/shows/{slug}/conflicts': { state: 'draft' },
  'GET /desk/shows/{slug}/preview': { state: 'draft' },
  'GET /desk/shows/{slug}/comparison': { state: 'draft' },
  'POST /profile/household/{id}/agreement': { status: 404 },
  'DELETE /profile/household/{id}': { status: 404 },
}

/** "POST /purchases (entries of a dog of member)" is a row of the operation "POST /purchases". */
export const operationOf = (row: string) => row.replace(/ \(.*\)$/, '')

const operations = new Map<string, { action: Action; status: number; onBehalf: boolean }>(
  Object.values(allEndpoints).flatMap((endpoint) => {
    const { method, path, action, schema } = endpoint
    return [method].flat().map((one) => {
      const [success] = Object.keys(schema.response)
      const call = { action, status: Number(success), onBehalf: isAllowedOnBehalf(endpoint) }
      return [`${one} ${path.replace(/:(\w+)/g, '{$1}')}`, call] as const
    })
  }),
)

/** Is it a call of the allow-list of contract/access/onBehalf.ts? */
export const isOnBehalf = (row: string): boolean => operations.get(operationOf(row))?.onBehalf === true

/**
 * Each call of the contract with its action, and the status for callers whom the contract allows. The requests are in
 * accessRequests.ts; the tests of server/access send them all.
 */
export const accessMatrix: Record<string, readonly [action: Action, status: number, more?: More]> = Object.fromEntries(
  [...new Set([...operations.keys(), ...Object.keys(expected)])].map((row) => {
    const own = operations.get(operationOf(row))
    if (!own) throw new Error(`${row} is no call of the contract`)
    const { action = own.action, status = own.status, ...more } = expected[row] ?? {}
    return [row, [action, status, more]]
  }),
)

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
  { state, approver: ofRecord, except = {} }: More = {},
): number => {
  // A session that has ended is refused wherever one is read at all.
  if (who === 'expired' && policyOf(action).session !== 'ignored') return errorStatus.unauthorized
  const refusal = refusalOf(action, callerOf(who), { ...relations, ...(ofRecord && { approver: ofRecord }), state })
  return refusal ? errorStatus[refusal] : (except[who] ?? status)
}

/** What a row expects of everyone, in the order of the actors. */
export const expectedStatuses = (row: string): number[] => {
  const [action, status, more] = accessMatrix[row] ?? (['site.read', 0] as const)
  const isRefused = (who: Actor) => who === 'acting' && policyOf(action).session !== 'ignored' && !isOnBehalf(row)
  return actors.map((who) => (isRefused(who) ? errorStatus.not_on_behalf : expectedStatus(action, status, who, more)))
}
