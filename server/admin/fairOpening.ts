import * as z from 'zod/mini'
import { fairOpeningMinutes, FairOpeningSetting } from '#contract/draw/draw'
import { byOperator } from '../audit/audit'
import type { Db } from '../db/client'
import { setFairOpening } from '../features/draw/setFairOpening'
import { HttpError } from '../http/httpError'
import { messagesFor } from '../messages/messagesFor'
import type { AdminContext } from './addAdmin'

const { min, max } = fairOpeningMinutes

const sentenceOf = (slug: string, { code }: HttpError): string => {
  if (code === 'not_found') return `No show with the slug ${slug}.`
  if (code === 'validation_failed') return 'Entries close before that.'
  return messagesFor('en')[code]
}

/** Has the first places of a show drawn, or not. The commitment that everyone can see from then on is printed. */
export const changeFairOpening = async (
  db: Db,
  slug: string,
  typed: string,
  { now, encryption }: AdminContext,
): Promise<string> => {
  const { success, data } = z.safeParse(FairOpeningSetting, { minutes: typed === 'off' ? null : Number(typed) })
  if (!success) throw new Error(`Enter a number of minutes from ${min} to ${max}, or “off”.`)
  try {
    const opening = await setFairOpening({ db, encryption }, slug, data.minutes, byOperator(now))
    if (!opening) return `${slug}: first come, first served.`
    return `${slug}: places are drawn at ${opening.drawAt}. Commitment: ${opening.commitment}`
  } catch (error) {
    if (error instanceof HttpError) throw new Error(sentenceOf(slug, error))
    throw error
  }
}
