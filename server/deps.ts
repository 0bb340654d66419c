import type { FastifyServerOptions } from 'fastify'
import type { Pool } from 'pg'
import type { Db } from './db/client'
import type { DogRegister } from './features/dogSync/registerAddress'
import type { Encryption } from './lib/encryption'
import type { FlagService } from './domain/flags/flagSource'
import type { WriteSecurityLine } from './http/securityLine'
import type { MailService } from './mail/mailService'
import type { PaymentProvider } from './domain/payment/provider'
import type { StripeSettings } from './domain/payment/settings'
import type { TransferSettings } from './domain/payment/settings'
import type { Places } from './domain/entry/places'

/** Everything the server takes from outside; tests hand in their own. */
export interface ServerDeps {
  db: Db
  /** The connections of a PostgreSQL: counters of limits live there, for all servers together. */
  pool?: Pool | undefined
  now: () => Date
  /** For what a copy of the database must not give away. */
  encryption: Encryption
  /** Takes the payments in place of the built-in test provider. */
  paymentProvider?: PaymentProvider
  /** Takes the payments on pages of an account at Stripe. */
  stripe?: StripeSettings | undefined
  /** The account that bank transfers go to; without it they are not offered. */
  transfer?: TransferSettings | undefined
  /** Shared with the built-in payment provider: signs its notifications. */
  paymentSecret: string
  /** The built site (`dist`); without it only the API answers. */
  distDir?: string
  /** The site's own address as the world knows it, for what is read elsewhere: shared links, search engines, mails. */
  publicUrl?: string | undefined
  /** The mail server; without it mails wait in the outbox. */
  mailService?: MailService | undefined
  /** Shared with the mail server: signs its reports of what could not be delivered. Without it none is taken. */
  bounceSecret?: string | undefined
  /** Who reads what is written through the contact form. */
  contactTo?: string | undefined
  /** Whose feed members may compare their dogs with. */
  dogRegister?: DogRegister | undefined
  /** For how many milliseconds a file of a course may be drawn before it is refused; 15,000 when left out. */
  drawingLimit?: number
  /** Shows the outbox at /outbox to requests at an address of this machine: for development alone. */
  showOutbox?: boolean
  /** Where the browser finds the API, written into the page; the page's own origin when left out. */
  apiHost?: string
  /** Other sites whose pages may call this server: their origins. */
  allowedOrigins?: readonly string[]
  /** Lets testers record traces, and open them at /qa: written into the page. */
  qaMode?: boolean
  /** The folder of traces that links of the player lead to: every client of a server in QA mode can read them. */
  qaTraces?: string | undefined
  /** Where the flags are switched, written into the page; in the server's own database when left out. */
  flagService?: FlagService
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy?: string[]
  rateLimits?: boolean
  /** Gathers metrics for the operator. */
  metrics?: boolean
  /** For how many milliseconds an answer that is the same for everyone may be kept; a second when left out, 0: not at all. */
  sharedAnswersLive?: number
  logger?: FastifyServerOptions['logger']
  /** Takes the lines of the security log; standard output when left out. */
  securityLog?: WriteSecurityLine
  places?: Places
}
