import { eq } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import type { Role } from '#contract/account/user'
import type { InvitedRole } from '#contract/invitation/invitation'
import { fill, paths } from '#contract/shared/paths'
import { audit, auditAccount } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockPerson } from '../../db/locks'
import { people, users } from '../../db/schema'
import { HttpError } from '../../http/httpError'
import { mailAdmins } from '../../mail/mailAdmins'
import { peopleMails } from '../../messages/peopleMails'
import { addressOf } from '../../site/address'
import { link as linkAccount } from '../people/links'
import type { Acceptance, Account, Subject } from './offer'
import { endPersonInvitation } from './personInvitations'

type Person = typeof people.$inferSelect

const roleOf: Record<InvitedRole, Role> = { judge: 'ROLE_JUDGE', approver: 'ROLE_REVIEWER' }

/** Is the account someone else already, or the person someone else's? */
const isTaken = async (db: Db, { id }: Account, person: Person): Promise<boolean> => {
  if (person.accountId !== null) return person.accountId !== id
  return (await db.select().from(people).where(eq(people.accountId, id))).length > 0
}

const grant = async ({ tx, account: { id, roles }, by }: Acceptance, role: Role): Promise<void> => {
  if (roles.includes(role)) return
  const after = { roles: [...roles, role] }
  await tx.update(users).set(after).where(eq(users.id, id))
  await auditAccount(tx, { by, id, action: 'role.granted', before: { roles }, after, why: 'invitation' })
}

/** The account becomes the person, and gets the role. All other admins get an email. */
const appoint = async (acceptance: Acceptance, person: Person, role: InvitedRole, sender: Account): Promise<void> => {
  const { tx, deps, account, by } = acceptance
  if (person.accountId === null && !(await linkAccount(tx, person.id, account.id, by)))
    throw new HttpError('person_linked')
  await grant(acceptance, roleOf[role])
  const subject = { type: 'person', id: person.id } as const
  await audit(tx, { by, action: 'person.invitation_accepted', subject, onBehalfOf: account.id, why: role })
  const link = addressOf(deps)(fill(paths.deskPerson, { id: person.id }))
  const appointed = { who: person.name, email: account.email, role, by: sender.name, link }
  await mailAdmins(tx, deps, [sender.id, account.id], (locale) => peopleMails[locale].appointed(appointed))
}

/** An admin invites someone to be a person named by shows. It is worth what its sender is: nothing, once they are no admin. */
export const personOffer: Subject = {
  lock: (tx, { personId }) => lockPerson(tx, personId ?? ''),
  find: async (db, { personId, kind, state }, sender) => {
    const [person] = await db
      .select()
      .from(people)
      .where(eq(people.id, personId ?? ''))
    if (!person || (state === 'open' && !isAdmin(sender))) return undefined
    return {
      about: person.name,
      from: sender.name,
      key: person.id,
      isHeldBy: async ({ id }) => person.accountId === id,
      obstacleFor: async (account) => ((await isTaken(db, account, person)) ? 'taken' : null),
      accept: (acceptance) => appoint(acceptance, person, kind as InvitedRole, sender),
      decline: (tx, by) => endPersonInvitation(tx, person, by, 'declined'),
    }
  },
}
