import type { Locale } from '#contract/shared/locales'
import { paths } from '#contract/shared/paths'
import { organisation } from '../content/organisation'
import type { ServerDeps } from '../deps'
import { mailFrames, type MailReason } from '../messages/mailFrame'
import type { MailParagraph } from '../messages/mailMessages'
import { addressOf } from '../site/address'
import { htmlOf } from './htmlTemplate'
import type { UnsubscribeLink } from './unsubscribe'

interface MailContent {
  locale: Locale
  subject: string
  paragraphs: readonly MailParagraph[]
  reason: MailReason
  /** Its reader can choose the language of mails in a profile. */
  hasProfile: boolean
  /** Where its reader unsubscribes from emails of its kind; null where that is not possible. */
  unsubscribe: UnsubscribeLink | null
}

const textOf = (paragraph: MailParagraph): string =>
  typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.href}`

/** The plain and the HTML form of a mail, in the club's frame: a sign-off, why it was sent, and who sent it. */
export const renderMail = (
  deps: Pick<ServerDeps, 'publicUrl'>,
  { locale, subject, paragraphs, reason, hasProfile, unsubscribe }: MailContent,
): { text: string; html: string } => {
  const { signOff, reasons, contact, language, unsubscribeFrom } = mailFrames[locale]
  const to = addressOf(deps)
  // The office knows how to reach itself, and a message of a visitor is signed by its writer.
  const isToOffice = reason === 'contactForm'
  const { name, legal } = organisation()
  const body = isToOffice ? paragraphs : [...paragraphs, `${signOff}\n${name}`]
  const links = [
    ...(unsubscribe ? [{ label: unsubscribeFrom[unsubscribe.kind], href: unsubscribe.href }] : []),
    ...(isToOffice ? [] : [{ label: contact, href: to(paths.contact) }]),
    ...(hasProfile ? [{ label: language, href: to(paths.editProfile) }] : []),
  ]
  const footer = [reasons[reason], `${legal.name}, ${legal.address[locale]}`]
  const textFooter = [...footer, ...links.map(({ label, href }) => `${label}: ${href}`)].join('\n')
  return {
    text: `${[...body.map(textOf), `-- \n${textFooter}`].join('\n\n')}\n`,
    html: htmlOf({ locale, subject, club: name, paragraphs: body, footer, links }),
  }
}
