import { and, eq, inArray, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { isAdmin } from '#contract/access/caller'
import type { DeskShowRow } from '#contract/show/desk'
import type { DeskShowsQuery } from '#contract/shared/listQueries'
import type { Page } from '#contract/shared/paging'
import type { ShowLifecycle } from '#contract/show/show'
import { contains } from '../../db/contains'
import type { Db } from '../../db/client'
import {
  people,
  showApprovals,
  showApprovers,
  showJudges,
  showProposalAgreements,
  showProposals,
  shows,
} from '../../db/schema'
import { keysetDay, keysetText, loadPage, type Keyset } from '../../http/paging'
import type { SignedIn } from '../../http/types'
import { withHousehold } from '../account/householdOf'
import { visible } from './queries'
import { shownToApprovers, shownToJudges } from './deskShow'

const byStart: Keyset = { columns: [shows.startDate, shows.slug], position: z.tuple([keysetDay, keysetText]) }

/** Shows that name an account in a role. */
export const naming = (db: Db, table: typeof showJudges | typeof showApprovers, accountId: string) =>
  db
    .select({ showId: table.showId })
    .from<PgTable>(table)
    .innerJoin(people, eq(people.id, table.personId))
    .where(eq(people.accountId, accountId))

/** Shows with a change that waits for the agreement of an approver, which neither they nor their household have proposed. */
const proposedTo = (db: Db, accountId: string, barred: readonly string[]) =>
  db
    .select({ showId: showApprovers.showId })
    .from<PgTable>(showApprovers)
    .innerJoin(people, eq(people.id, showApprovers.personId))
    .innerJoin(showProposals, and(eq(showProposals.showId, showApprovers.showId), isNull(showProposals.endedAt)))
    .leftJoin(
      showProposalAgreements,
      and(
        eq(showProposalAgreements.proposalId, showProposals.id),
        eq(showProposalAgreements.personId, showApprovers.personId),
      ),
    )
    .where(
      and(
        ...[eq(people.accountId, accountId), isNull(showProposalAgreements.agreedAt)],
        or(isNull(showProposals.authorId), notInArray(showProposals.authorId, [...barred])),
      ),
    )

/** Shows that wait for an approver's own decision. */
export const undecidedBy = async (db: Db, accountId: string): Promise<SQL | undefined> => {
  const barred = await withHousehold(db, accountId)
  const undecided = db
    .select({ showId: showApprovers.showId })
    .from<PgTable>(showApprovers)
    .innerJoin(people, eq(people.id, showApprovers.personId))
    .leftJoin(
      showApprovals,
      and(eq(showApprovals.showId, showApprovers.showId), eq(showApprovals.personId, showApprovers.personId)),
    )
    .where(and(eq(people.accountId, accountId), isNull(showApprovals.decision)))
  const notOwn = or(isNull(shows.authorId), notInArray(shows.authorId, barred))
  return or(
    and(eq(shows.state, 'submitted'), inArray(shows.id, undecided), notOwn),
    and(eq(shows.state, 'published'), inArray(shows.id, proposedTo(db, accountId, barred))),
  )
}

const shownIn = (states: readonly ShowLifecycle[]) => or(visible, inArray(shows.state, [...states]))

/** What `deskShow.read` lets someone see, as a condition. */
export const readableBy = (db: Db, user: SignedIn['user']): SQL | undefined => {
  if (isAdmin(user)) return undefined
  const notOwn = or(isNull(shows.authorId), ne(shows.authorId, user.id))
  return or(
    and(shownIn(shownToApprovers), inArray(shows.id, naming(db, showApprovers, user.id)), notOwn),
    and(shownIn(shownToJudges), inArray(shows.id, naming(db, showJudges, user.id))),
  )
}

/** A page of the shows that someone works on, by their first day. */
export const loadDeskShows = async (
  db: Db,
  user: SignedIn['user'],
  { state, text, ...page }: DeskShowsQuery,
): Promise<Page<DeskShowRow>> => {
  const wanted = and(
    readableBy(db, user),
    state === undefined ? undefined : eq(shows.state, state),
    contains([shows.name, shows.city], text),
  )
  const undecided = await undecidedBy(db, user.id)
  return loadPage(
    byStart,
    page,
    ({ after, order, limit }) =>
      db
        .select({
          slug: shows.slug,
          name: shows.name,
          startDate: shows.startDate,
          endDate: shows.endDate,
          city: shows.city,
          country: shows.country,
          state: shows.state,
          waitsForMe: sql<boolean>`coalesce(${undecided}, false)`,
        })
        .from(shows)
        .where(and(wanted, after))
        .orderBy(...order)
        .limit(limit),
    ({ startDate, slug }) => [startDate, slug],
  )
}
