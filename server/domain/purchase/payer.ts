import { eq } from 'drizzle-orm'
import { townLine } from '#contract/shared/formats'
import type { Locale } from '#contract/shared/locales'
import type { Db } from '../../db/client'
import { profiles, type purchases, type users } from '../../db/schema'

type ProfileRow = typeof profiles.$inferSelect
type PurchaseRow = typeof purchases.$inferSelect

/** Who pays, as a receipt names them. */
interface Payer {
  name: string
  email: string
  address: string[]
  /** Their member number. */
  number: number | null
}

const addressOf = (profile: ProfileRow | null, locale: Locale): string[] =>
  profile === null ? [] : [profile.street, townLine(profile, locale), profile.country].filter((line) => line !== '')

/** The payer of a purchase: as at the payment, and as the account is now where nothing was paid yet. */
export const payerOf = (
  { payerName, payerEmail, payerAddress }: PurchaseRow,
  user: Pick<typeof users.$inferSelect, 'name' | 'email' | 'locale' | 'memberNumber' | 'deletedAt'>,
  profile: ProfileRow | null,
): Payer => {
  const number = user.deletedAt === null ? user.memberNumber : null
  return payerName === null
    ? { name: user.name, email: user.email, address: addressOf(profile, user.locale), number }
    : { name: payerName, email: payerEmail ?? '', address: payerAddress ?? [], number }
}

/** What a purchase stores of its payer at the payment. */
export const payerSnapshot = async (tx: Db, user: typeof users.$inferSelect) => {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.userId, user.id))
  return { payerName: user.name, payerEmail: user.email, payerAddress: addressOf(profile ?? null, user.locale) }
}

/** What takes the place of that when an account is deleted; a hash of `contents` would still tell a phone number to who tries them all. */
export const noPayer = {
  payerName: null,
  payerEmail: null,
  payerAddress: null,
  cardBrand: null,
  cardLast4: null,
  contents: '',
  deskReason: null,
}
