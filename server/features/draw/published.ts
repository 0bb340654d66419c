import { eq } from 'drizzle-orm'
import type { PublishedDraw } from '#contract/draw/draw'
import type { DrawnTicket } from '#contract/draw/rule'
import type { Db } from '../../db/client'
import { draws } from '../../db/schema'
import { fairOpeningOf, type ShowRow } from '../../domain/show/showFromRow'

interface Outcome {
  seed: string
  places: ReadonlyMap<string, number>
  tickets: readonly DrawnTicket[]
}

/** What is published of a draw, of which `outcome` is known afterwards alone. */
export const publishedDraw = (show: ShowRow, outcome: Outcome | null): PublishedDraw => {
  const opening = fairOpeningOf(show)
  if (!opening) throw new Error(`The show ${show.slug} has no draw`)
  const { drawAt, commitment, drawnAt } = opening
  return {
    format: 'clear-round-draw',
    version: 1,
    algorithm: 'HMAC-SHA256(seed, receipt), dealt dog by dog',
    show: show.slug,
    opensAt: show.entriesOpenAt.toISOString(),
    drawAt,
    commitment,
    drawnAt,
    seed: outcome?.seed ?? null,
    classes: [...(outcome?.places ?? [])]
      .map(([id, places]) => ({ id, places }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    applications: (outcome?.tickets ?? []).map(({ receipt, position, choices }) => ({
      receipt,
      position,
      choices: choices.map(({ dog, classId, order, offered }) => ({ dog, classId, order, offered })),
    })),
  }
}

export const loadPublished = async (db: Db, show: ShowRow): Promise<PublishedDraw> => {
  const [row] = await db.select({ published: draws.published }).from(draws).where(eq(draws.showId, show.id))
  return row?.published ?? publishedDraw(show, null)
}
