import { dayAt } from '#contract/shared/calendar'
import { measuringWait, type MeasurementKind } from '#contract/dog/countingHeight'
import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import { loadSettings } from '../../db/settings'
import type { ServerDeps } from '../../deps'
import { keepersOf, type DogRow } from '../../domain/dog/dogFromRow'
import { mailOwner } from '../../mail/queueMail'
import { measuringMails } from '../../messages/measuringMails'
import { addressOf } from '../../site/address'
import { disputableNow, disputedUntil } from '../../domain/dog/measuring'
import { measurementsOf, type MeasurementRow } from '../../domain/dog/measurements'
import { ofHeight, unfitEntries } from '../../domain/dog/unfitEntries'
import { accountsOf, unfitLines } from './mailUnfit'

interface Measured {
  /** The measurements before this one, oldest first. */
  earlier: readonly MeasurementRow[]
  height: number
  kind: MeasurementKind
  at: Date
}

/** Who has disputed what this measurement answers: they may keep the dog no longer. */
const answered = (earlier: readonly MeasurementRow[]): string[] =>
  measuringWait(earlier) === 'disputed' ? earlier.flatMap(({ dispute }) => dispute?.raisedBy ?? []) : []

/**
 * Emails the keepers of a dog what was measured and what counts, within the same transaction. Also emails the payer of
 * an entry that no longer fits, and the keeper who has disputed the height.
 */
export const mailMeasured = async (
  tx: Db,
  deps: ServerDeps,
  dog: DogRow,
  { earlier, height, kind, at }: Measured,
): Promise<void> => {
  const settings = await loadSettings(tx)
  const all = await measurementsOf(tx, dog.id)
  const unfit = await unfitEntries(tx, dog, at, settings, ofHeight)
  const to = addressOf(deps)
  const found = disputableNow(dog, all, { settings, now: at })
  const until = found && dayAt(disputedUntil(found, settings).toISOString(), settings.timeZone)
  const readers = [...keepersOf(dog), ...unfit.map(({ payerId }) => payerId), ...answered(earlier)]
  for (const user of await accountsOf(tx, readers)) {
    const keeps = keepersOf(dog).includes(user.id)
    const own = unfit.filter(({ payerId }) => keeps || payerId === user.id)
    const mail = measuringMails[user.locale].measured({
      dog: dog.name,
      kind,
      height,
      first: earlier[0]?.height ?? height,
      counts: dog.measuredHeight ?? height,
      disputeUntil: keeps ? until : null,
      lines: unfitLines(deps, own, user.id),
      link: keeps ? to(fill(paths.dog, { slug: dog.slug })) : null,
    })
    await mailOwner(tx, deps, user, mail)
  }
}

/** Emails the keepers of a dog that one of them disputes its height. The reason appears on the dog's page alone. */
export const mailDisputed = async (
  tx: Db,
  deps: ServerDeps,
  dog: DogRow,
  { height }: Pick<MeasurementRow, 'height'>,
): Promise<void> => {
  const link = addressOf(deps)(fill(paths.dog, { slug: dog.slug }))
  for (const user of await accountsOf(tx, keepersOf(dog)))
    await mailOwner(tx, deps, user, measuringMails[user.locale].disputed({ dog: dog.name, height, link }))
}
