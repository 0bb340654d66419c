import { and, inArray, isNull } from 'drizzle-orm'
import { permanentFlags } from '#contract/dog/dog'
import type { DogChangeQuote } from '#contract/dog/change'
import type { Locale } from '#contract/shared/locales'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { keepersOf, type DogRow } from '../../domain/dog/dogFromRow'
import { mailOwner } from '../../mail/queueMail'
import { correctableFacts, deskMails } from '../../messages/deskMails'
import type { MailMessages } from '../../messages/mailMessages'
import { addressOf } from '../../site/address'

interface Changed {
  before: DogRow
  after: DogRow
  unfit: DogChangeQuote['unfit']
  reason: string
}

const lineOf = ({ item: { showName, date, startTime, ring } }: Changed['unfit'][number]) => ({
  showName,
  date,
  startTime,
  ring,
})

const mailKeepers = async (tx: Db, deps: ServerDeps, dog: DogRow, mailIn: (locale: Locale) => MailMessages) => {
  const keepers = await tx
    .select()
    .from(users)
    .where(and(inArray(users.id, keepersOf(dog)), isNull(users.deletedAt)))
  for (const user of keepers) await mailOwner(tx, deps, user, mailIn(user.locale))
}

/** Emails a dog's keepers which flags the desk has corrected, within the same transaction. */
export const mailDeskChange = async (
  tx: Db,
  deps: ServerDeps,
  { before, after, unfit, reason }: Changed,
): Promise<void> => {
  const mail = {
    dog: after.name,
    lines: unfit.map(lineOf),
    link: addressOf(deps)(fill(paths.dog, { slug: after.slug })),
  }
  const flags = permanentFlags.filter((flag) => before[flag] && !after[flag])
  await mailKeepers(tx, deps, after, (locale) => deskMails[locale].corrected({ ...mail, flags, reason }))
}

/** Emails a dog's keepers which facts of its papers the desk has corrected, within the same transaction. */
export const mailCorrectedFacts = async (
  tx: Db,
  deps: ServerDeps,
  { before, after, unfit, reason }: Changed,
): Promise<void> => {
  const link = addressOf(deps)(fill(paths.dog, { slug: after.slug }))
  const mail = { dog: after.name, lines: unfit.map(lineOf), link, reason }
  const facts = correctableFacts.filter((fact) => before[fact] !== after[fact])
  await mailKeepers(tx, deps, after, (locale) => deskMails[locale].factsCorrected({ ...mail, facts }))
}

/** Emails a dog's keepers that the desk has corrected its microchip number, within the same transaction. */
export const mailCorrectedChip = (tx: Db, deps: ServerDeps, dog: DogRow, reason: string): Promise<void> => {
  const mail = { dog: dog.name, reason, link: addressOf(deps)(fill(paths.dog, { slug: dog.slug })) }
  return mailKeepers(tx, deps, dog, (locale) => deskMails[locale].chipCorrected(mail))
}
