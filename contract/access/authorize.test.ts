import { needsRecord, recordRefusal, refusalOf, refusalsOf } from './authorize'
import { admin, deskWorker, judgeOrAdmin, reviewer, secondFactor, secondFactorOfAdmins, type Caller } from './caller'
import { policies, policyOf, type Action } from './policies'
import type { Policy, Relation } from './policy'

const zoe: Caller = { user: { id: 'zoe', roles: ['ROLE_USER'], registeredAt: null }, token: 'held' }
const visitor: Caller = { user: null, token: null }
const relations: Relation[] = ['owner', 'keeper', 'handler', 'assignedJudge', 'approver']
const actions = Object.keys(policies) as Action[]

describe.each(relations)('who has to be %s of a record [V05]', (relation) => {
  const policy = { caller: [], relation } as const
  const others = relations.filter((other) => other !== relation)

  it('is allowed as the one or as one of several', () => {
    expect(recordRefusal(policy, zoe, { [relation]: 'zoe' })).toBeNull()
    expect(recordRefusal(policy, zoe, { [relation]: ['adam', 'zoe'] })).toBeNull()
  })
  it('finds nothing as another account, for another record, or as a visitor', () => {
    expect(recordRefusal(policy, zoe, { [relation]: ['adam'] })).toBe('not_found')
    expect(recordRefusal(policy, zoe, Object.fromEntries(others.map((other) => [other, 'zoe'])))).toBe('not_found')
    expect(recordRefusal(policy, zoe, {})).toBe('not_found')
    expect(recordRefusal(policy, visitor, { [relation]: 'zoe' })).toBe('not_found')
  })
})

describe('the state of a record [V05]', () => {
  it.each([
    ['purchase.cancel', { pending: null, expired: null, charged: 'payment_in_progress', paid: 'purchase_paid' }],
    ['purchase.pay', { pending: null, charged: null, expired: 'purchase_closed', paid: 'purchase_closed' }],
    ['receipt.send', { paid: null, refunded: null, pending: 'no_receipt', cancelled: 'no_receipt' }],
  ] as const)('decides over %s, after the owner', (action, expected) => {
    const states = Object.keys(expected)
    const ofOwner = states.map((state) => [state, refusalOf(action, zoe, { owner: 'zoe', state })])
    expect(Object.fromEntries(ofOwner)).toEqual(expected)
    expect(states.map((state) => refusalOf(action, zoe, { owner: 'adam', state }))).toEqual(
      states.map(() => 'not_found'),
    )
  })

  it('hides a draft from everyone, and no other show', () => {
    const states = ['draft', 'published', 'finished', 'cancelled']
    expect(states.map((state) => refusalOf('show.read', visitor, { state }))).toEqual(['not_found', null, null, null])
  })

  it.each(['submitted', 'constructor', undefined])('is refused where the policy does not know it: %s', (state) =>
    expect(refusalOf('show.read', visitor, { state })).toBe('not_found'),
  )
})

describe('every action [V05]', () => {
  it('that asks about a record is refused without one', () => {
    const noah: Caller = { user: { id: 'zoe', roles: ['ROLE_ADMIN'], registeredAt: null }, token: 'held' }
    const open = actions.filter((action) => needsRecord(action) && refusalOf(action, noah) === null)
    expect(open).toEqual([])
  })
  it('lists every refusal that it can answer', () => {
    const states = [undefined, 'draft', 'pending', 'charged', 'paid', 'expired', 'cancelled', 'refunded']
    const missing = actions.flatMap((action) => {
      const given = [zoe, visitor].flatMap((caller) =>
        states.map((state) => refusalOf(action, caller, { owner: 'zoe', state })),
      )
      return given.filter((code) => code !== null && !refusalsOf(action).includes(code)).map((code) => [action, code])
    })
    expect(missing).toEqual([])
  })
  it('that lets admins in as such asks them for a second factor, but for the doors of screens [B08]', () => {
    const withoutAdmins: unknown[] = [undefined, 'owner', 'keeper', 'handler', 'assignedJudge']
    const letsAdminsIn = ({ caller, relation }: Policy) =>
      caller.some((one) => [admin, deskWorker, judgeOrAdmin, reviewer].includes(one)) ||
      !withoutAdmins.includes(relation)
    const without = actions.filter((action) => {
      const policy = policyOf(action)
      return letsAdminsIn(policy) && !policy.caller.some((one) => [secondFactor, secondFactorOfAdmins].includes(one))
    })
    expect(without).toEqual(['desk.open', 'session.startWhileDisabled'])
  })
})
