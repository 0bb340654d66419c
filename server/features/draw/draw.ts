import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { dealPlaces, type DrawnTicket, type Ticket } from '#contract/draw/rule'
import { audit, auditAll, bySystem, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { lockClasses, lockDogs, lockShow, lockUsers } from '../../db/locks'
import { withRetry } from '../../db/retry'
import { classes, dogs, drawApplications, drawChoices, draws, shows, users, waitingList } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { openSeed, ticketsOf } from '../../domain/draw/seed'
import { type ClassRow, drawAtOf, type ShowRow } from '../../domain/show/showFromRow'
import { recount } from '../../domain/waiting/endWaiting'
import type { ApplicationRow } from './application'
import { publishedDraw } from './published'

/** An application as the draw takes it; `dogIds`: the dog of each number, from 1 on. */
interface ApplicationTicket extends Ticket {
  row: ApplicationRow
  dogIds: string[]
}

const toTicket = (row: ApplicationRow, choices: readonly { classId: string; dogId: string }[]): ApplicationTicket => {
  const dogIds = [...new Set(choices.map(({ dogId }) => dogId))]
  const numbered = choices.map(({ classId, dogId }) => ({ classId, dog: dogIds.indexOf(dogId) + 1 }))
  return { row, receipt: row.receipt, dogIds, choices: numbered }
}

/** Who takes part in the draw of a show; a dog that its member no longer looks after is left out. */
const loadTickets = async (db: Db, showId: string): Promise<ApplicationTicket[]> => {
  const applications = await db
    .select({ row: drawApplications })
    .from(drawApplications)
    .innerJoin(users, eq(users.id, drawApplications.userId))
    .where(and(eq(drawApplications.showId, showId), isNull(users.deletedAt)))
  const kept = or(eq(dogs.ownerId, drawApplications.userId), eq(dogs.managerId, drawApplications.userId))
  const choices = await db
    .select({ choice: drawChoices })
    .from(drawChoices)
    .innerJoin(drawApplications, eq(drawApplications.id, drawChoices.applicationId))
    .innerJoin(dogs, eq(dogs.id, drawChoices.dogId))
    .where(and(eq(drawApplications.showId, showId), kept))
    .orderBy(asc(drawChoices.applicationId), asc(drawChoices.number))
  const byApplication = new Map<string, (typeof choices)[number]['choice'][]>()
  for (const { choice } of choices)
    byApplication.set(choice.applicationId, [...(byApplication.get(choice.applicationId) ?? []), choice])
  return applications.map(({ row }) => toTicket(row, byApplication.get(row.id) ?? []))
}

/** Is it time for the draw of a show, which is locked, by the clock of this very moment? */
const isDue = (show: ShowRow, now: Date): boolean => {
  const drawAt = drawAtOf(show)
  return show.state === 'published' && drawAt !== null && show.drawnAt === null && now >= drawAt
}

/** The members who take part, and their dogs: rows that refer to them must not wait for a transaction that waits for the classes. */
const lockTakingPart = async (tx: Db, showId: string) => {
  const ofShow = eq(drawApplications.showId, showId)
  const members = tx.select({ id: drawApplications.userId }).from(drawApplications).where(ofShow)
  const chosen = tx
    .select({ id: drawChoices.dogId })
    .from(drawChoices)
    .innerJoin(drawApplications, eq(drawApplications.id, drawChoices.applicationId))
    .where(ofShow)
  await lockUsers(tx, inArray(users.id, members))
  await lockDogs(tx, inArray(dogs.id, chosen))
}

const batchSize = 500

/** Puts every choice on its class's waiting list, in the order that was dealt: the list's job offers the places. */
const joinInOrder = async (tx: Db, results: readonly Drawn[], by: ChangedBy) => {
  const rows = results
    .flatMap(({ application, ticket }) =>
      ticket.choices.map(({ classId, dog, order }) => ({
        classId,
        order,
        dogId: application.dogIds[dog - 1],
        application,
      })),
    )
    .sort((one, other) => one.order - other.order)
    .flatMap(({ classId, dogId, application }) =>
      dogId === undefined
        ? []
        : [{ id: randomUUID(), classId, dogId, userId: application.row.userId, joinedAt: by.at }],
    )
  for (let done = 0; done < rows.length; done += batchSize)
    // A dog that waits for the class already keeps its turn.
    await tx
      .insert(waitingList)
      .values(rows.slice(done, done + batchSize))
      .onConflictDoNothing()
  await auditAll(
    tx,
    rows.map((row) => ({
      by,
      action: 'waiting.joined' as const,
      subject: { type: 'waiting' as const, id: row.id },
      onBehalfOf: row.userId,
      after: { ...row, state: 'waiting' },
    })),
  )
}

const savePositions = async (tx: Db, results: readonly Drawn[], by: ChangedBy) => {
  const positions = results.map(({ application, ticket }) => ({ id: application.row.id, position: ticket.position }))
  await tx.execute(
    sql`update ${drawApplications} set position = drawn.position
      from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as drawn(id uuid, position int)
      where ${drawApplications.id} = drawn.id`,
  )
  await auditAll(
    tx,
    results.map(({ application: { row }, ticket: { position } }) => ({
      by,
      action: 'draw.positioned' as const,
      subject: { type: 'draw' as const, id: row.id },
      onBehalfOf: row.userId,
      after: { position },
    })),
  )
}

interface Drawn {
  application: ApplicationTicket
  ticket: DrawnTicket
}

const matched = (applications: readonly ApplicationTicket[], tickets: readonly DrawnTicket[]): Drawn[] => {
  const byReceipt = new Map(applications.map((application) => [application.receipt, application]))
  return tickets.flatMap((ticket) => {
    const application = byReceipt.get(ticket.receipt)
    return application ? [{ application, ticket }] : []
  })
}

const save = async (tx: Db, show: ShowRow, rows: readonly ClassRow[], seed: string, by: ChangedBy) => {
  const applications = await loadTickets(tx, show.id)
  const places = new Map(rows.map((cls) => [cls.id, cls.cancelledAt === null ? cls.capacity - cls.taken : 0]))
  const tickets = dealPlaces(applications, places, ticketsOf(seed))
  const results = matched(applications, tickets)
  await joinInOrder(tx, results, by)
  await recount(tx, [...places.keys()])
  await savePositions(tx, results, by)
  const published = publishedDraw({ ...show, drawnAt: by.at }, { seed, places, tickets })
  await tx.update(draws).set({ published }).where(eq(draws.showId, show.id))
  await tx.update(shows).set({ drawnAt: by.at }).where(eq(shows.id, show.id))
  await audit(tx, {
    by,
    action: 'show.drawn',
    subject: { type: 'show', id: show.id },
    onBehalfOf: null,
    after: { drawnAt: by.at.toISOString(), drawMembers: tickets.length },
  })
}

const draw = async (tx: Db, { encryption, now }: ServerDeps, showId: string): Promise<void> => {
  await lockTakingPart(tx, showId)
  const show = await lockShow(tx, eq(shows.id, showId))
  const by = bySystem(now())
  if (!show || !isDue(show, by.at)) return
  const rows = await tx.select().from(classes).where(eq(classes.showId, showId))
  await lockClasses(
    tx,
    rows.map(({ id }) => id),
  )
  const [kept] = await tx.select().from(draws).where(eq(draws.showId, showId))
  if (!kept) throw new Error(`The draw of show ${showId} has no seed`)
  // Read once more: places may have changed before the classes were locked.
  const locked = await tx.select().from(classes).where(eq(classes.showId, showId))
  await save(tx, show, locked, openSeed(encryption, showId, kept.sealedSeed), by)
}

/** Draws the places of a show whose window is over, once, all of it or nothing, however many servers come to it. */
export const drawShow = (deps: ServerDeps, showId: string): Promise<void> =>
  withRetry(() => deps.db.transaction((tx) => draw(tx, deps, showId)))
