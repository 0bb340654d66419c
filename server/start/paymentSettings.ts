import type { StripeSettings, TransferSettings } from '../domain/payment/settings'
import type { Settings as Given } from './environment'

const noMoney: Record<'built-in' | 'sandbox', string> = {
  'built-in':
    'No payment provider is set up except the built-in test provider, which takes no money: memberships and entries would be free. ' +
    'Set PAYMENTS=stripe with the keys of an account; to start anyway, set ALLOW_TEST_PAYMENTS=yes.',
  sandbox:
    'STRIPE_SECRET_KEY is the key of a sandbox (sk_test_…), which takes no money: memberships and entries would be free. ' +
    'Set the live key; to start anyway, set ALLOW_TEST_PAYMENTS=yes.',
}

const kindOf = ({ PAYMENTS: payments, STRIPE_SECRET_KEY: key = '' }: Given): 'built-in' | 'sandbox' | 'live' => {
  if (payments !== 'stripe') return 'built-in'
  return key.includes('_live_') ? 'live' : 'sandbox'
}

/** Refuses a start in earnest that would give away memberships and entries, and one that asks anyone but Stripe for money. */
export const refuseTestPayments = (given: Given, inEarnest: boolean): void => {
  if (!inEarnest) return
  if (given.STRIPE_API_BASE !== undefined)
    throw new Error('STRIPE_API_BASE is for tests on this machine alone: leave it out.')
  const kind = kindOf(given)
  if (kind !== 'live' && given.ALLOW_TEST_PAYMENTS !== 'yes') throw new Error(noMoney[kind])
}

/** What the operator reads at a start in earnest that takes no money. */
export const takesNoMoney = (given: Given, inEarnest: boolean): boolean => inEarnest && kindOf(given) !== 'live'

/** The account at Stripe that takes the payments; none where the built-in provider does. */
export const stripeSettingsOf = (given: Given): StripeSettings | undefined => {
  const { PAYMENTS: payments, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (payments !== 'stripe' || !secretKey || !webhookSecret) return undefined
  return { secretKey, webhookSecret, apiBase: given.STRIPE_API_BASE }
}

/** The account that bank transfers go to; none: they are not offered. */
export const transferSettingsOf = ({
  TRANSFER_IBAN: iban,
  TRANSFER_ACCOUNT_NAME: accountName = '',
  TRANSFER_HOLD_DAYS: hold = '5',
  TRANSFER_CLOSING_DAYS: closing = '10',
}: Given): TransferSettings | undefined =>
  iban ? { iban, accountName, holdDays: Number(hold), closingDays: Number(closing) } : undefined
