import { createHash } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { dealPlaces } from '#contract/draw/rule'
import type { Db } from '../db/client'
import { classes, drawApplications, draws, drawChoices, shows } from '../db/schema'
import { publishedDraw } from '../features/draw/published'
import { ticketsOf } from '../domain/draw/seed'
import { drawAtOf, type ShowRow } from '../domain/show/showFromRow'
import { sampleId } from './people'

/** A fair opening of the sample. Its seed is no secret: it is in this file. */
export interface SampleDraw {
  minutes: number
  seed: string
  /** Who has taken part: an account, their dogs in order, the receipt. None while it can still be drawn. */
  members: [account: number, dogs: number[], receipt: string][]
}

const seedOf = (name: string) => createHash('sha256').update(name).digest('hex')

export const sampleDraws = {
  open: { minutes: 3 * 24 * 60, seed: seedOf('sample in its window'), members: [] },
  done: {
    minutes: 60,
    seed: seedOf('sample drawn'),
    members: [
      [2, [1, 2], 'K7QF-2M9X-PP4T-W3HD'],
      [4, [9, 10], '9H2C-VVQ7-5KTR-8JWA'],
      [5, [11], 'B4ZN-6YDE-X3GM-QF2S'],
      [6, [12, 13], 'TR8L-H5CW-2VKP-7NJX'],
    ],
  },
} satisfies Record<string, SampleDraw>

/** The sample's drawn show is over, and its waiting list is empty: its applications and its published file remain. */
const seedDrawn = async (tx: Db, show: ShowRow, { seed, members }: SampleDraw) => {
  const [cls] = await tx.select().from(classes).where(eq(classes.showId, show.id)).orderBy(classes.id)
  const drawnAt = drawAtOf(show)
  if (!cls || !drawnAt) throw new Error(`The sample show ${show.slug} has no class, or no draw`)
  const tickets = dealPlaces(
    members.map(([, dogs, receipt]) => ({
      receipt,
      choices: dogs.map((_, index) => ({ classId: cls.id, dog: index + 1 })),
    })),
    new Map([[cls.id, 5]]),
    ticketsOf(seed),
  )
  for (const [index, [account, dogs, receipt]] of members.entries()) {
    const id = sampleId(10, index + 1)
    const position = tickets.find((ticket) => ticket.receipt === receipt)?.position
    const row = { id, showId: show.id, userId: sampleId(1, account), receipt, appliedAt: show.entriesOpenAt }
    await tx.insert(drawApplications).values({ ...row, position, toldAt: drawnAt })
    await tx.insert(drawChoices).values(
      dogs.map((dog, number) => ({
        applicationId: id,
        number: number + 1,
        classId: cls.id,
        dogId: sampleId(2, dog),
      })),
    )
  }
  const published = publishedDraw({ ...show, drawnAt }, { seed, places: new Map([[cls.id, 5]]), tickets })
  await tx.update(draws).set({ published }).where(eq(draws.showId, show.id))
  await tx.update(shows).set({ drawnAt }).where(eq(shows.id, show.id))
}

/** The seeds of the sample's draws, and what came of the one that is over. */
export const seedDraws = async (tx: Db): Promise<void> => {
  const rows = await tx.select().from(shows).where(isNotNull(shows.fairOpening))
  for (const show of rows) {
    const draw = show.state === 'finished' ? sampleDraws.done : sampleDraws.open
    await tx.insert(draws).values({ showId: show.id, sealedSeed: draw.seed })
    if (draw.members.length > 0) await seedDrawn(tx, show, draw)
  }
}
