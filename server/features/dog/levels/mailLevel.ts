import { eq } from 'drizzle-orm'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../../db/client'
import { nexusRanks } from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import type { ServerDeps } from '../../../deps'
import { keepersOf, type DogRow } from '../../../domain/dog/dogFromRow'
import type { Move } from '../../../domain/dog/levels'
import { ofLevel, unfitEntries } from '../../../domain/dog/unfitEntries'
import { mailOwner } from '../../../mail/queueMail'
import { levelMails } from '../../../messages/levelMails'
import { addressOf } from '../../../site/address'
import { accountsOf, unfitLines } from '../mailUnfit'

/** Emails the keepers of a dog its new level, within the same transaction, and the payer of an entry that no longer fits. */
export const mailLevel = async (
  tx: Db,
  deps: ServerDeps,
  dog: DogRow,
  { rank, from, source, reason }: Move,
  at: Date,
): Promise<void> => {
  const unfit = await unfitEntries(tx, dog, at, await loadSettings(tx), ofLevel)
  const [level] = await tx.select().from(nexusRanks).where(eq(nexusRanks.rank, rank))
  const link = addressOf(deps)(fill(paths.dog, { slug: dog.slug }))
  for (const user of await accountsOf(tx, [...keepersOf(dog), ...unfit.map(({ payerId }) => payerId)])) {
    const keeps = keepersOf(dog).includes(user.id)
    const own = unfit.filter(({ payerId }) => keeps || payerId === user.id)
    const mail = levelMails[user.locale].moved({
      dog: dog.name,
      rank,
      level: (user.locale === 'pl' ? level?.namePl : level?.nameEn) ?? '',
      from,
      source,
      reason: keeps ? reason : null,
      lowerLevel: dog.lowerLevel,
      lines: unfitLines(deps, own, user.id),
      link: keeps ? link : null,
    })
    await mailOwner(tx, deps, user, mail)
  }
}

/** Emails the keepers of a dog why its earned level was declined. */
export const mailDeclined = async (
  tx: Db,
  deps: ServerDeps,
  dog: DogRow,
  declined: { next: number; reason: string },
): Promise<void> => {
  const link = addressOf(deps)(fill(paths.dog, { slug: dog.slug }))
  for (const user of await accountsOf(tx, keepersOf(dog)))
    await mailOwner(tx, deps, user, levelMails[user.locale].declined({ dog: dog.name, ...declined, link }))
}
