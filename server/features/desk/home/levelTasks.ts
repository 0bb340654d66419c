import { count, eq } from 'drizzle-orm'
import { isAdmin } from '#contract/access/caller'
import type { LevelTasks } from '#contract/desk/home'
import type { Db } from '../../../db/client'
import { classes, dogs, entries, levelProposals, runningOrders, shows } from '../../../db/schema'
import { unfitForDesk, waitingProposal } from '../../../domain/dog/deskDecisions'
import type { SignedIn } from '../../../http/types'

/** How many earned levels and unfit entries wait for an admin. */
export const loadLevelTasks = async (db: Db, user: SignedIn['user'], at: Date): Promise<LevelTasks> => {
  if (!isAdmin(user)) return { proposals: 0, unfit: 0 }
  const [proposals] = await db
    .select({ rows: count() })
    .from(levelProposals)
    .innerJoin(dogs, eq(dogs.id, levelProposals.dogId))
    .where(waitingProposal)
  const [unfit] = await db
    .select({ rows: count() })
    .from(entries)
    .innerJoin(classes, eq(classes.id, entries.classId))
    .innerJoin(shows, eq(shows.id, classes.showId))
    .leftJoin(runningOrders, eq(runningOrders.classId, classes.id))
    .where(unfitForDesk(at))
  return { proposals: proposals?.rows ?? 0, unfit: unfit?.rows ?? 0 }
}
