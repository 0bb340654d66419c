import { inArray } from 'drizzle-orm'
import { permanentFlags } from '#contract/dog'
import type { DogChangeQuote } from '#contract/dogChange'
import { fill, paths } from '#contract/paths'
import type { Db } from '../db/client'
import { users } from '../db/schema'
import type { ServerDeps } from '../deps'
import { keepersOf, type DogRow } from '../entries/toDog'
import { mailOwner } from '../mail/queueMail'
import { deskMails } from '../messages/deskMails'
import { addressOf } from '../site/address'

interface Changed {
  before: DogRow
  after: DogRow
  unfit: DogChangeQuote['unfit']
  reason: string
}

/** Tells a dog's keepers which flags the desk has corrected. Within the transaction that did it. */
export const mailDeskChange = async (
  tx: Db,
  deps: ServerDeps,
  { before, after, unfit, reason }: Changed,
): Promise<void> => {
  const lines = unfit.map(({ item: { showName, date, startTime, ring } }) => ({ showName, date, startTime, ring }))
  const mail = { dog: after.name, lines, link: addressOf(deps)(fill(paths.dog, { slug: after.slug })) }
  const flags = permanentFlags.filter((flag) => before[flag] && !after[flag])
  for (const user of await tx
    .select()
    .from(users)
    .where(inArray(users.id, keepersOf(after)))) {
    if (user.deletedAt) continue
    const known = deskMails[user.locale].corrected({ ...mail, flags, reason })
    await mailOwner(tx, deps, user, known)
  }
}
