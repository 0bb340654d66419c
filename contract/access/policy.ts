import type { ErrorCode } from '../shared/apiError'
import type { CallerCondition } from './caller'

type CourseRelation = 'courseReader' | 'courseAuthor' | 'courseReviewer'
/** What a person can be to a record, beyond their roles. */
export type Relation =
  | ('owner' | 'keeper' | 'handler' | 'assignedJudge' | 'approver' | 'showWorker' | 'scorer' | 'personReader')
  | CourseRelation

/** Who may do something, as data; `refusalOf` (authorize.ts) reads it. */
export interface Policy {
  /** What the caller must be, in this order: the first condition that is not met answers. None: everyone. */
  caller: readonly CallerCondition[]
  /** Authorization is not read: for callers who have no session yet, or hold another kind of key. */
  session?: 'ignored'
  /** What the caller must be to the record. To anyone else it does not exist. */
  relation?: Relation
  /** For each state of the record the refusal, null where it is allowed. A state that is not listed is refused. */
  states?: Readonly<Record<string, ErrorCode | null>>
}
