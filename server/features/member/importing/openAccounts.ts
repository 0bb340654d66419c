import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { membershipOf, type ImportedMember } from '#contract/member/readMember'
import { instantAt, type Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { auditAll, type ChangedBy } from '../../../audit/audit'
import type { Db } from '../../../db/client'
import { memberNumbers, memberships, profiles, users } from '../../../db/schema'

type UserRow = typeof users.$inferSelect

/** What all accounts of an import have in common. `locale`: of members whose row names no language. */
export interface Opening {
  by: ChangedBy
  today: Day
  timeZone: string
  passwordHash: string
  reason: string
  highestNumber: number
  locale: Locale
}

interface NewAccount {
  member: ImportedMember
  row: typeof users.$inferInsert
}

const newAccount = (member: ImportedMember, { by, timeZone, passwordHash, locale }: Opening): NewAccount => {
  const membership = membershipOf(member)
  const since = member.joinedOn === null ? by.at : new Date(instantAt(member.joinedOn, '00:00:00', timeZone))
  const row = {
    id: randomUUID(),
    email: member.email,
    name: member.name,
    roles: ['ROLE_USER' as const],
    passwordHash,
    locale: member.locale ?? locale,
    createdAt: by.at,
    ...(membership && {
      registeredAt: since,
      renewalDate: membership.until,
      membershipKind: membership.kind,
      memberNumber: member.memberNumber,
      // Of others nothing hangs on it.
      birthDate: membership.kind === 'junior' ? member.birthDate : null,
    }),
  }
  return { member, row }
}

/**
 * Takes numbers up to the highest of the list from the sequence, so that it gives none of them to someone else. It takes them one by
 * one: a sequence that is set may go back behind what others take meanwhile.
 */
const passNumbers = async (tx: Db, accounts: readonly NewAccount[], { highestNumber }: Opening): Promise<void> => {
  const highest = Math.max(highestNumber, ...accounts.map(({ row }) => row.memberNumber ?? 0))
  const sequence = sql.identifier(memberNumbers.seqName ?? '')
  await tx.execute(
    sql`select count(nextval('member_numbers')) from generate_series((select last_value + 1 from ${sequence}), ${highest}::int)`,
  )
}

const membershipRow = ({ member, row: { id } }: NewAccount, { by, today, reason }: Opening) => {
  const membership = membershipOf(member)
  if (membership === null) return []
  const { kind, until } = membership
  // Of a membership that has ended only its last day may be known.
  const startsOn = member.joinedOn ?? (until !== null && until < today ? until : today)
  return [
    {
      id: randomUUID(),
      userId: id,
      event: 'begun' as const,
      kind,
      startsOn,
      endsOn: until,
      recordedAt: by.at,
      recordedBy: by.actor,
      reason,
    },
  ]
}

const profileRow = ({ member: { street, postcode, city, country, phone }, row: { id } }: NewAccount) =>
  [street, postcode, city, country, phone].some((text) => text !== '')
    ? [{ userId: id, street, postcode, city, country, phone, emergencyName: '', emergencyPhone: '' }]
    : []

const auditOf = ({ member, row: { id, email, renewalDate } }: NewAccount, { by, reason }: Opening) => {
  const membership = membershipOf(member)
  return {
    by,
    action: 'account.made' as const,
    subject: { type: 'account' as const, id },
    onBehalfOf: id,
    after: { email, reason, ...(membership && { renewalDate, membershipKind: membership.kind }) },
  }
}

/**
 * Opens accounts with their memberships and addresses; nothing is charged. Of those whose email or number was taken meanwhile
 * none is opened. Returns the opened ones.
 */
export const openAccounts = async (
  tx: Db,
  members: readonly ImportedMember[],
  opening: Opening,
): Promise<UserRow[]> => {
  const accounts = members.map((member) => newAccount(member, opening))
  if (accounts.length === 0) return []
  await passNumbers(tx, accounts, opening)
  const opened = await tx
    .insert(users)
    .values(accounts.map(({ row }) => row))
    .onConflictDoNothing()
    .returning()
  const ids = new Set(opened.map(({ id }) => id))
  const made = accounts.filter(({ row }) => ids.has(row.id))
  const begun = made.flatMap((account) => membershipRow(account, opening))
  if (begun.length > 0) await tx.insert(memberships).values(begun)
  const known = made.flatMap(profileRow)
  if (known.length > 0) await tx.insert(profiles).values(known)
  await auditAll(
    tx,
    made.flatMap((account) => [
      auditOf(account, opening),
      ...profileRow(account).map(({ userId, ...after }) => ({
        by: opening.by,
        action: 'profile.changed' as const,
        subject: { type: 'profile' as const, id: userId },
        onBehalfOf: userId,
        after,
      })),
    ]),
  )
  return opened
}
