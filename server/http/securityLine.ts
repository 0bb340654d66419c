import type { ErrorCode } from '#contract/shared/apiError'

export type SecurityEvent =
  | 'account_registered'
  | 'account_deleted'
  | 'account_merged'
  | 'account_separated'
  | 'acting_started'
  | 'acting_stopped'
  | 'admin_action'
  | 'bounce_report_refused'
  | 'code_refused'
  | 'code_requested'
  | 'email_change_confirmed'
  | 'email_change_requested'
  | 'email_change_stopped'
  | 'email_confirmed'
  | 'invitation_accepted'
  | 'invitation_sent'
  | 'limit_reached'
  | 'link_refused'
  | 'login_failed'
  | 'login_succeeded'
  | 'password_changed'
  | 'password_refused'
  | 'password_reset'
  | 'password_reset_requested'
  | 'payment_notification_refused'
  | 'refused'
  | 'second_factor_removed'
  | 'second_factor_set_up'
  | 'session_renewed'
  | 'sessions_ended'

/** One line. It names accounts by their id alone, and nothing of a body, a query or a token is ever in it. */
export interface SecurityLine {
  level: 'info' | 'warn'
  time: string
  event: SecurityEvent
  requestId: string
  method: string
  /** The route's pattern: an address itself may hold a token. */
  route: string
  /** The same for all lines of one network address until the server restarts; says nothing about which. */
  source: string
  /** Who was logged in. */
  account: string | null
  /** The account that the call was about, where that was not the caller's. */
  subject: string | null
  /** Why it was refused. */
  code?: ErrorCode
  /** What an admin changed, by the names in the route's pattern. */
  params?: unknown
}

export type WriteSecurityLine = (line: SecurityLine) => void
