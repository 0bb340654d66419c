/** Limits that both sides hold to. Lengths count UTF-16 units, as browsers and zod do. */
export const limits = {
  passwordMin: 6,
  passwordMax: 128,
  resetLinkMinutes: 10,
  sameMailsPerHour: 5,
  mailsToUnconfirmedPerHour: 6,
  confirmLinkDays: 7,
  /** An unused session ends after so many days. */
  sessionIdleDays: 14,
  /** How long an admin may act for a member. */
  actingMinutes: 30,
  sessionWarningHours: 24,
  /** Places where one account can be logged in; one more, and the session used least recently ends. */
  sessionsPerAccount: 20,
  nameMax: 100,
  /** Of an entry in the journal, in minor units. */
  journalAmountMax: 100_000_000,
  purchaseNumberMax: 999_999_999,
  registeredNameMax: 200,
  postalAddressMax: 300,
  taxNumberTyped: 30,
  /** Of a membership, in minor units. */
  planPriceMax: 1_000_000,
  emailMax: 254,
  messageMax: 5000,
  itemsPerPurchase: 50,
  /** The most classes that the dogs of one account may wait for under any setting. */
  waitingPerAccount: 100,
  /** Of an extra of a show, in minor units. */
  extraPriceMax: 1_000_000,
  extraLimitMax: 100_000,
  extraOptionsMax: 20,
  /** Of one line of a purchase. */
  extraQuantityMax: 50,
  extrasPerPurchase: 20,
  extrasPerShow: 50,
  discountCodeTyped: 100,
  discountUsesMax: 1_000_000,
  discountAmountMax: 10_000_000,
  searchText: 100,
  dogSearchMin: 3,
  /** A search at the desk finds so many at most. */
  dogsFound: 20,
  reasonMin: 10,
  reasonMax: 500,
  microchipDigits: 15,
  heightMinMm: 100,
  heightMaxMm: 1000,
  photoMaxMegabytes: 8,
  photoMaxMegapixels: 40,
} as const
