import * as z from 'zod/mini'
import type { Db } from '../db/client'
import { authorized, type CallerRequest } from '../http/authorize'
import { loadShow } from './queries'
import { recordFacts, type LoadedShow } from './toShow'

/** What an address of a show names. */
export const ShowSlug = z.object({ slug: z.string().check(z.maxLength(200)) })

/** The show of an address, if whoever asks may see it. */
export const findShow = async (
  db: Db,
  request: CallerRequest,
  slug: string,
  action: 'show.read' | 'draw.read' = 'show.read',
): Promise<LoadedShow> => authorized(request, action, await loadShow(db, slug), recordFacts)
