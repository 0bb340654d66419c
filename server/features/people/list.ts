import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isAdmin } from '#contract/access/caller'
import type { DeskPersonRow } from '#contract/people/people'
import type { DeskPeopleQuery } from '#contract/shared/listQueries'
import type { Page } from '#contract/shared/paging'
import { contains } from '../../db/contains'
import type { Db } from '../../db/client'
import { invitations, people, showApprovers, showJudges } from '../../db/schema'
import { openOf, toPerson } from '../../domain/invitation/invitations'
import { keysetText, loadPage, type Keyset } from '../../http/paging'
import type { SignedIn } from '../../http/types'

const byName: Keyset = { columns: [people.name, people.id], position: z.tuple([keysetText, z.uuid()]) }

/** A page of the people named by shows, by name: of all of them for admins, of themselves for anyone else. */
export const loadDeskPeople = (
  db: Db,
  user: SignedIn['user'],
  { text, ...page }: DeskPeopleQuery,
  at: Date,
): Promise<Page<DeskPersonRow>> => {
  const count = (table: typeof showJudges | typeof showApprovers) => db.$count(table, eq(table.personId, people.id))
  const readable = isAdmin(user) ? undefined : eq(people.accountId, user.id)
  return loadPage(
    byName,
    page,
    async ({ after, order, limit }) => {
      const rows = await db
        .select({
          id: people.id,
          name: people.name,
          accountId: people.accountId,
          judges: count(showJudges),
          approves: count(showApprovers),
          open: db.$count(invitations, openOf(toPerson(people.id), at)),
        })
        .from(people)
        .where(and(readable, contains([people.name], text), after))
        .orderBy(...order)
        .limit(limit)
      return rows.map(({ accountId, open, ...row }) => ({
        ...row,
        hasAccount: accountId !== null,
        isInvited: open > 0,
      }))
    },
    ({ name, id }) => [name, id],
  )
}
