import Stripe from 'stripe'
import type { StripeSettings } from '../../../domain/payment/settings'

const second = 1_000
/** Some questions are asked within a transaction, which PostgreSQL ends when it is idle for five seconds. */
const timeout = 3 * second

/** Stripe gave no usable answer. Its message may quote what was sent: only its kind is logged. */
export class StripeFailure extends Error {
  override readonly name = 'StripeFailure'

  constructor(
    readonly kind: string,
    /** The status of its answer; undefined where there was none. */
    readonly status: number | undefined,
    requestId: string | undefined,
  ) {
    super(`Stripe: ${[kind, status, requestId].filter((part) => part !== undefined).join(' ')}`)
  }

  /** A request with the same key would get the same answer; where there was none at all, it may find the work done. */
  get isFinal(): boolean {
    return this.status !== undefined && ![409, 429].includes(this.status)
  }

  /** Nothing was done. After an error of Stripe's server, something may have been. */
  get isRefusal(): boolean {
    return this.isFinal && this.status !== undefined && this.status < 500
  }
}

/** Stripe's answer; throws a StripeFailure where there is none. */
export const answerOf = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new StripeFailure(error.code ?? error.type, error.statusCode, error.requestId)
  }
}

const addressOf = (apiBase: string) => {
  const { protocol, hostname: host, port } = new URL(apiBase)
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host, ...(port && { port }) }
}

export const stripeClient = ({ secretKey, apiBase }: StripeSettings): Stripe =>
  new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiBase !== undefined && addressOf(apiBase)),
  })
