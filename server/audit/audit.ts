import { isDeepStrictEqual } from 'node:util'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/client'
import { audit as table } from '../db/schema'
import { auditedFields, type AuditAction, type SubjectType } from '../db/auditedFields'

/** Who makes a change, when, and in which request. */
export interface ChangedBy {
  at: Date
  actor: string
  requestId: string | null
  /** The member for whom the actor, an admin, acts. */
  actingFor?: string
}

/** A background job, or another change that no person requested. */
export const bySystem = (at: Date): ChangedBy => ({ at, actor: 'system', requestId: null })
/** A command on the server. */
export const byOperator = (at: Date): ChangedBy => ({ at, actor: 'operator', requestId: null })

/** Who sent a request, `system` where it brought no session; the id is the server's own, never a header's. */
export const byCaller = (
  { id: requestId, signedIn }: Pick<FastifyRequest, 'id' | 'signedIn'>,
  at: Date,
): ChangedBy => ({
  ...bySystem(at),
  ...(signedIn && { actor: signedIn.actedBy ?? signedIn.account.id }),
  ...(signedIn?.actedBy && { actingFor: signedIn.account.id }),
  requestId,
})

/** The owner of an account, who has shown it by a link sent to them. */
export const byOwner = (accountId: string, requestId: string, at: Date): ChangedBy => ({
  at,
  actor: accountId,
  requestId,
})

interface Change {
  by: ChangedBy
  action: AuditAction
  subject: { type: SubjectType; id: string }
  /** The account whose record it is; null for a record without an owner. */
  onBehalfOf: string | null
  before?: Fields
  after?: Fields
  /** A short reason that the action does not tell; what someone typed only where the action demands a written one. */
  why?: string
}

type Fields = Readonly<Record<string, unknown>>

/** Of two states what differs and may be recorded: a secret cannot get here by a column that someone adds. */
const differing = (type: SubjectType, fields: Fields = {}, others: Fields = {}): Fields | null => {
  const names = (auditedFields[type] as readonly string[]).filter(
    (name) => fields[name] !== undefined && !isDeepStrictEqual(fields[name], others[name]),
  )
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, fields[name]])) : null
}

const rowOf = ({ by, subject, before, after, why, ...change }: Change): typeof table.$inferInsert => ({
  ...change,
  ...by,
  subjectType: subject.type,
  subjectId: subject.id,
  before: differing(subject.type, before, after),
  after: differing(subject.type, after, before),
  why: why ?? null,
})

/** Records a change. Called with the transaction that makes it: there is a row exactly where there is a change. */
export const audit = async (tx: Db, change: Change): Promise<void> => {
  await tx.insert(table).values(rowOf(change))
}

const batchSize = 500

/** Records many changes of one transaction, a batch at a time. */
export const auditAll = async (tx: Db, changes: readonly Change[]): Promise<void> => {
  for (let done = 0; done < changes.length; done += batchSize)
    await tx.insert(table).values(changes.slice(done, done + batchSize).map(rowOf))
}

/** Records a change of an account itself. */
export const auditAccount = (
  tx: Db,
  { id, ...change }: Omit<Change, 'subject' | 'onBehalfOf'> & { id: string },
): Promise<void> => audit(tx, { ...change, subject: { type: 'account', id }, onBehalfOf: id })
