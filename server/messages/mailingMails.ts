import type { MailKind } from '#contract/member/mailKinds'
import type { MailReason } from './mailFrame'
import { paragraphsOf, type MailMessages } from './mailMessages'

const reasons = { membership: 'membership', news: 'news', offers: 'offers' } as const satisfies Record<
  MailKind,
  MailReason
>

/** An email of the office to members, in its own words. */
export const mailingMessages = (
  kind: MailKind,
  { subject, text }: { subject: string; text: string },
): MailMessages => ({
  subject,
  reason: reasons[kind],
  paragraphs: paragraphsOf(text),
})
