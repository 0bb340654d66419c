import type { ErrorCode } from '../shared/apiError'
import { callerRefusal, type Caller } from './caller'
import { policyOf, type Action } from './policies'
import type { Policy, Relation } from './policy'

/** What a policy may ask about a record: the ids of the people it has to do with, and its state. */
export type RecordFacts = Partial<Record<Relation, string | readonly string[]>> & { state?: string | undefined }

const isRelated = ({ user }: Caller, people: string | readonly string[] = []): boolean =>
  user !== null && [people].flat().includes(user.id)

const stateRefusal = (states: NonNullable<Policy['states']>, state = ''): ErrorCode | null =>
  // What the policy does not know of, it does not allow.
  Object.hasOwn(states, state) ? (states[state] ?? null) : 'not_found'

/** Why the caller is refused for what they are to the record, or for its state. */
export const recordRefusal = ({ relation, states }: Policy, caller: Caller, record: RecordFacts): ErrorCode | null => {
  if (relation && !isRelated(caller, record[relation])) return 'not_found'
  return states ? stateRefusal(states, record.state) : null
}

/** Why this caller may not do it to this record; null where it is allowed. */
export const refusalOf = (action: Action, caller: Caller, record: RecordFacts = {}): ErrorCode | null => {
  const policy = policyOf(action)
  return callerRefusal(policy.caller, caller) ?? recordRefusal(policy, caller, record)
}

/** Is the caller's own standing not enough to know? Then the handler asks again, with the record. */
export const needsRecord = (action: Action): boolean => {
  const { relation, states } = policyOf(action)
  return relation !== undefined || states !== undefined
}

/** Every code with which this action can be refused. */
export const refusalsOf = (action: Action): ErrorCode[] => {
  const { caller, session, relation, states } = policyOf(action)
  return [
    // A visitor's call may carry a session that has ended.
    ...(session === 'ignored' ? [] : (['unauthorized'] as const)),
    ...caller.map(([, refusal]) => refusal),
    ...(relation || states ? (['not_found'] as const) : []),
    ...Object.values(states ?? {}).filter((code) => code !== null),
  ]
}
