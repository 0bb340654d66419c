import { asc, eq, sql } from 'drizzle-orm'
import { byOperator } from '../audit/audit'
import type { Db } from '../db/client'
import { lockUsers } from '../db/locks'
import { people, showApprovers, showJudges, users } from '../db/schema'
import { link, unlink } from '../domain/people/links'
import { tellAdmins, type AdminContext } from './addAdmin'

type Person = typeof people.$inferSelect

const find = async (db: Db, given: string): Promise<Person> => {
  const [person] = await db
    .select()
    .from(people)
    .where(eq(sql`${people.id}::text`, given.trim().toLowerCase()))
  if (!person) throw new Error(`No person ${given}. See: npm run admin -- person list`)
  return person
}

const emailOf = async (db: Db, accountId: string): Promise<string> => {
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, accountId))
  return account?.email ?? accountId
}

/** Every person named by shows, by name: their id, in how many shows they judge and approve, and their account. */
export const listPeople = async (db: Db): Promise<string> => {
  const count = (table: typeof showJudges | typeof showApprovers) => db.$count(table, eq(table.personId, people.id))
  const rows = await db
    .select({
      id: people.id,
      name: people.name,
      email: users.email,
      judges: count(showJudges),
      approves: count(showApprovers),
    })
    .from(people)
    .leftJoin(users, eq(users.id, people.accountId))
    .orderBy(asc(people.name), asc(people.id))
  if (rows.length === 0) return 'No show names a judge or an approver yet.'
  const line = ({ id, name, email, judges, approves }: (typeof rows)[number]) =>
    `${id}  ${name}  judges ${judges}, approves ${approves}  ${email ?? 'no account'}`
  return rows.map(line).join('\n')
}

/** Says which account a judge or approver has. Either may be linked once: nothing that is linked is changed. */
export const linkPerson = (db: Db, id: string, given: string, context: AdminContext): Promise<string> =>
  db.transaction(async (tx) => {
    const email = given.trim().toLowerCase()
    const [account] = await lockUsers(tx, eq(users.email, email))
    if (!account) throw new Error(`There is no account with the address ${email}.`)
    // Anyone can register with someone else's address, and would judge in their name.
    if (!account.emailConfirmedAt)
      throw new Error(`The account of ${email} has never confirmed its address, so it may belong to someone else.`)
    const [other] = await tx.select().from(people).where(eq(people.accountId, account.id))
    const person = await find(tx, id)
    if (other?.id === person.id) return `${person.name} is already linked to ${email}.`
    if (other) throw new Error(`${email} is linked to ${other.name} (${other.id}). Unlink them first.`)
    if (!(await link(tx, person.id, account.id, byOperator(context.now)))) {
      const { accountId } = await find(tx, id)
      const owner = accountId === null ? 'another account' : await emailOf(tx, accountId)
      throw new Error(`${person.name} is linked to ${owner}. Unlink them first.`)
    }
    const approves = await tx.$count(showApprovers, eq(showApprovers.personId, person.id))
    await tellAdmins(tx, context, account, approves > 0 ? 'approver' : 'judge')
    return `${person.name} is now linked to ${email}.`
  })

/** Unlinks the account from a judge or approver; shows keep naming them. */
export const unlinkPerson = (db: Db, id: string, { now }: AdminContext): Promise<string> =>
  db.transaction(async (tx) => {
    const { name, accountId } = await find(tx, id)
    if (accountId === null) return `${name} has no account.`
    await lockUsers(tx, eq(users.id, accountId))
    // The lock prevents another link or unlink of this account.
    if ((await find(tx, id)).accountId !== accountId) throw new Error(`${name} has changed in the meantime. Try again.`)
    const email = await emailOf(tx, accountId)
    await unlink(tx, accountId, byOperator(now))
    return `${name} is no longer linked to ${email}.`
  })
