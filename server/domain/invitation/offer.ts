import type { Caller } from '#contract/access/caller'
import type { InvitationReader } from '#contract/invitation/invitation'
import type { ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import type { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import type { PaymentProvider } from '../payment/provider'
import type { InvitationRow } from './invitations'

export type Account = typeof users.$inferSelect
export type Selling = ServerDeps & { payments: PaymentProvider }

/** An account to which an offer is given, within a transaction that has locked it, the sender and what is offered. */
export interface Acceptance {
  tx: Db
  deps: Selling
  account: Account
  by: ChangedBy
}

/** What one invitation offers. */
export interface Offer {
  /** The name of what it is about, as its reader sees it. */
  about: string | null
  /** Who invites, as its reader sees it. */
  from: string
  /** The slug of the dog, the id of the person or of the household. */
  key: string
  /** Is this account what it was invited to be? */
  isHeldBy: (account: Account) => Promise<boolean>
  /** What keeps a caller whose address is confirmed from accepting. */
  obstacleFor: (account: Account, caller: Caller) => Promise<Extract<InvitationReader, 'notMember' | 'taken'> | null>
  /** Gives it to the account. */
  accept: (acceptance: Acceptance) => Promise<void>
  decline: (tx: Db, by: ChangedBy) => Promise<void>
}

/** What invitations of some kinds are about. */
export interface Subject {
  /** Locks it, after the accounts. */
  lock: (tx: Db, invitation: InvitationRow) => Promise<unknown>
  /** What an invitation offers; undefined where its sender may offer it no more. */
  find: (db: Db, invitation: InvitationRow, sender: Account) => Promise<Offer | undefined>
}
