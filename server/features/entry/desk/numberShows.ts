import { numberShow, showsToNumber } from '../../../domain/entry/competitorNumbers'
import type { ServerDeps } from '../../../deps'
import { inTurn } from '../../../lib/inTurn'

/** Gives every dog of a show its number once entries have closed, and later those whose payment came late. */
export const numberShows = async ({ db, now }: ServerDeps, signal: AbortSignal): Promise<void> =>
  inTurn(await showsToNumber(db, now()), (showId) => numberShow(db, showId, now()), {
    message: 'Shows could not be numbered',
    signal,
  })
