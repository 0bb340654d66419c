import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { shows } from '../../db/schema'
import { authorized, type CallerRequest } from '../../http/authorize'
import { HttpError } from '../../http/httpError'
import { loadShow } from './queries'
import { recordFacts, type LoadedShow, type ShowRow } from './showFromRow'

/** The show of an address, if the caller may see it. */
export const findShow = async (
  db: Db,
  request: CallerRequest,
  slug: string,
  action: 'show.read' | 'show.readExtras' | 'draw.read' = 'show.read',
): Promise<LoadedShow> => authorized(request, action, await loadShow(db, slug), recordFacts)

/** A show by its address, drafts too: for calls that only admins make, who see them all. */
export const findAnyShow = async (db: Db, slug: string): Promise<ShowRow> => {
  const [row] = await db.select().from(shows).where(eq(shows.slug, slug))
  if (!row) throw new HttpError('not_found')
  return row
}
