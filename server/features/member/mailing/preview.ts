import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { wordsIn, writtenLocales, type Mailing, type MailingPreview } from '#contract/member/mailing'
import { mailingEndpoints } from '#contract/member/mailingEndpoints'
import { locales, type Locale } from '#contract/shared/locales'
import { apiBase, fill } from '#contract/shared/paths'
import { audit, type ChangedBy } from '../../../audit/audit'
import { lockCaller } from '../../../http/lockCaller'
import type { ServerDeps } from '../../../deps'
import { HttpError } from '../../../http/httpError'
import { mailOwner } from '../../../mail/queueMail'
import { renderMail } from '../../../mail/renderMail'
import { unsubscribeLink } from '../../../mail/unsubscribe'
import { greeting } from '../../../messages/greeting'
import { mailingMessages } from '../../../messages/mailingMails'
import { addressOf } from '../../../site/address'
import { loadMailing } from './readMailings'

const linkLives = 10 * 60_000

/** What the address of a preview says; `until` in milliseconds. */
const Shown = z.tuple([z.uuid(), z.int(), z.enum(locales), z.int()])
type Shown = z.infer<typeof Shown>

const signed = ({ encryption }: ServerDeps, payload: string): string =>
  `${payload}.${encryption.mac(`mailing preview ${payload}`)}`

const tokenOf = (deps: ServerDeps, shown: Shown): string =>
  signed(deps, Buffer.from(JSON.stringify(shown)).toString('base64url'))

const readToken = (deps: ServerDeps, token: string): Shown | null => {
  const [payload = ''] = token.split('.')
  const expected = Buffer.from(signed(deps, payload))
  const given = Buffer.from(token)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  const shown = Shown.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return shown[3] > deps.now().getTime() ? shown : null
}

/** A mailing as its readers get it, but for the link to unsubscribe. */
const render = (deps: ServerDeps, mailing: Mailing, locale: Locale, name: string | null) => {
  const { kind } = mailing
  const { subject, reason = 'account', paragraphs } = mailingMessages(kind, wordsIn(mailing, locale))
  return renderMail(deps, {
    locale,
    subject,
    reason,
    paragraphs: [greeting(locale, name), ...paragraphs],
    hasProfile: true,
    unsubscribe: unsubscribeLink(deps, kind, null),
  })
}

/** The languages that are written, each as it will be read. */
export const previewMailing = async (deps: ServerDeps, id: string, name: string): Promise<MailingPreview> => {
  const mailing = await loadMailing(deps.db, id)
  const until = deps.now().getTime() + linkLives
  const to = addressOf(deps)
  return {
    mails: writtenLocales(mailing).map((locale) => ({
      locale,
      subject: wordsIn(mailing, locale).subject,
      text: render(deps, mailing, locale, name).text,
      designed: to(
        apiBase +
          fill(mailingEndpoints.showMailing.path, { token: tokenOf(deps, [id, mailing.version, locale, until]) }),
      ),
    })),
  }
}

/** The designed form at the address of a preview. Throws not_found for another address, a later version, and once its time is over. */
export const showMailing = async (deps: ServerDeps, token: string): Promise<string> => {
  const shown = readToken(deps, token)
  if (!shown) throw new HttpError('not_found')
  const [id, version, locale] = shown
  const mailing = await loadMailing(deps.db, id)
  if (mailing.version !== version) throw new HttpError('not_found')
  return render(deps, mailing, locale, null).html
}

/** Sends a mailing in one language to the caller. Throws email_not_confirmed; validation_failed where that language is not written. */
export const testMailing = (deps: ServerDeps, id: string, locale: Locale, by: ChangedBy): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const caller = await lockCaller(tx, by.actor)
    if (caller.emailConfirmedAt === null) throw new HttpError('email_not_confirmed')
    const mailing = await loadMailing(tx, id)
    if (!writtenLocales(mailing).includes(locale)) throw new HttpError('validation_failed', { locale: 'required' })
    const { kind } = mailing
    const { subject, ...words } = mailingMessages(kind, wordsIn(mailing, locale))
    const test = { ...words, subject: `[Test] ${subject}` }
    await mailOwner(tx, deps, caller, test, { locale, isOwed: true, unsubscribe: unsubscribeLink(deps, kind, null) })
    await audit(tx, { by, action: 'mailing.tested', subject: { type: 'mailing', id }, onBehalfOf: null })
  })
