import { fill, paths } from '#contract/shared/paths'
import type { Db } from '../../db/client'
import type { users } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import { mailOwner } from '../../mail/queueMail'
import { drawMails, type DrawMail } from '../../messages/drawMails'
import { drawAtOf, type ShowRow } from '../../domain/show/showFromRow'
import { addressOf } from '../../site/address'

/** Emails a member about their part in a draw, within the transaction that changed it. */
export const mailDraw = async (
  tx: Db,
  deps: ServerDeps,
  user: typeof users.$inferSelect,
  show: ShowRow,
  what: DrawMail,
): Promise<void> => {
  const { name, slug, timeZone } = show
  const link = addressOf(deps)(fill(paths.show, { slug }))
  const facts = { show: name, drawAt: drawAtOf(show) ?? show.entriesOpenAt, timeZone, link }
  await mailOwner(tx, deps, user, drawMails[user.locale](facts, what))
}
