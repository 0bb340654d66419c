/** What an email from the office to members is about. */
export const mailKinds = ['membership', 'news', 'offers'] as const
export type MailKind = (typeof mailKinds)[number]

/** Those that a member can unsubscribe from; what concerns the membership always arrives. */
export const refusableKinds = ['news', 'offers'] as const satisfies readonly MailKind[]
export type RefusableKind = (typeof refusableKinds)[number]

export const isRefusable = (kind: MailKind): kind is RefusableKind =>
  (refusableKinds as readonly MailKind[]).includes(kind)

export const mailingStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type MailingState = (typeof mailingStates)[number]

/** What became of the email to one member. `stopped`: it was cancelled, or its member no longer gets it, before it left. */
export const deliveryStates = ['waiting', 'sent', 'failed', 'stopped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a chosen member gets no email; where several fit, the first. */
export const leftOutReasons = ['ended', 'blocked', 'unconfirmed', 'bounced', 'unsubscribed'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]
