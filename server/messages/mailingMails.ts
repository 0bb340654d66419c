import { isRefusable, type MailKind } from '#contract/member/mailKinds'
import { paragraphsOf, type MailMessages } from './mailMessages'

/** An email of the office to members, in its own words. That about membership also goes to accounts that are no members. */
export const mailingMessages = (
  kind: MailKind,
  { subject, text }: { subject: string; text: string },
): MailMessages => ({
  subject,
  reason: isRefusable(kind) ? kind : 'account',
  paragraphs: paragraphsOf(text),
})
