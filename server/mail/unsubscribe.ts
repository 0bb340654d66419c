import { timingSafeEqual } from 'node:crypto'
import { mailChoiceEndpoints } from '#contract/account/mailChoices'
import { isRefusable, type MailKind, type RefusableKind } from '#contract/member/mailKinds'
import { apiBase, fill, paths } from '#contract/shared/paths'
import type { ServerDeps } from '../deps'
import type { Encryption } from '../lib/encryption'
import { addressOf } from '../site/address'

const idLength = 22

const macOf = ({ mac }: Encryption, id: string): string => mac(`unsubscribe ${id}`)

/** What only the reader of an email has: its id, signed. Nothing of it is stored. */
const tokenOf = (encryption: Encryption, mailId: string): string =>
  Buffer.from(mailId.replaceAll('-', ''), 'hex').toString('base64url') + macOf(encryption, mailId)

const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The id of the email that a token was made for; null where it is none of ours. */
export const mailOfToken = (encryption: Encryption, token: string): string | null => {
  if (!/^[\w-]{65}$/.test(token)) return null
  const id = uuidOf(Buffer.from(token.slice(0, idLength), 'base64url').toString('hex'))
  // The last character of the id has bits that say nothing: one email has one token.
  return timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(encryption, id))) ? id : null
}

type LinkDeps = Pick<ServerDeps, 'encryption' | 'publicUrl'>

/** Where the reader of an email unsubscribes from its kind. */
export interface UnsubscribeLink {
  kind: RefusableKind
  href: string
}

/**
 * The link in an email of a kind; null where members cannot unsubscribe from it. That of a test or a preview, `mailId` null, leads to
 * the profile, which has the same choice.
 */
export const unsubscribeLink = (deps: LinkDeps, kind: MailKind, mailId: string | null): UnsubscribeLink | null => {
  if (!isRefusable(kind)) return null
  const path = mailId === null ? paths.profile : fill(paths.unsubscribe, { token: tokenOf(deps.encryption, mailId) })
  return { kind, href: addressOf(deps)(path) }
}

/** The headers by which a mail program has a button to unsubscribe (RFC 8058). */
export const unsubscribeHeaders = (deps: LinkDeps, mailId: string): Record<string, string> => {
  const path = fill(mailChoiceEndpoints.unsubscribe.path, { token: tokenOf(deps.encryption, mailId) })
  return {
    'List-Unsubscribe': `<${addressOf(deps)(apiBase + path)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
