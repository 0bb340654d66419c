import { and, eq } from 'drizzle-orm'
import { overfullTeams, teamKey } from '#contract/entry/team'
import type { TeamNames } from '#contract/results/desk'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { entries, results } from '../../db/schema'
import { HttpError } from '../../http/httpError'
import type { WorkedClass } from './findClass'
import { loadStarters } from './starters'

/** Says which team each of some dogs of a class of teams runs in. The class is locked, and its results are not published. */
export const nameTeams = async (tx: Db, { cls }: WorkedClass, { teams }: TeamNames, by: ChangedBy): Promise<void> => {
  const before = new Map((await loadStarters(tx, cls.id)).map(({ entryId, team }) => [entryId, team]))
  if (cls.teamSize === null || !teams.every(({ entryId }) => before.has(entryId))) throw new HttpError('not_found')
  const changed = teams.filter(({ entryId, team }) => before.get(entryId) !== team)
  const after = new Map([...before, ...changed.map(({ entryId, team }) => [entryId, team] as const)])
  const overfull = overfullTeams([...after.values()], cls.teamSize)
  const refused = teams.filter(({ team }) => overfull.has(teamKey(team)))
  if (refused.length > 0)
    throw new HttpError('validation_failed', Object.fromEntries(refused.map(({ entryId }) => [entryId, 'team_full'])))
  if (changed.length === 0) return
  for (const { entryId, team } of changed) {
    await tx.update(entries).set({ team }).where(eq(entries.id, entryId))
    await tx
      .update(results)
      .set({ team })
      .where(and(eq(results.entryId, entryId), eq(results.classId, cls.id)))
  }
  await audit(tx, {
    by,
    action: 'running_order.teams',
    subject: { type: 'running_order', id: cls.id },
    onBehalfOf: null,
    before: { teams: changed.map(({ entryId }) => ({ entryId, team: before.get(entryId) ?? '' })) },
    after: { teams: changed },
  })
}
