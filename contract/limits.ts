/** Limits that both sides hold to. Lengths count UTF-16 units, as browsers and zod do. */
export const limits = {
  passwordMin: 6,
  passwordMax: 128,
  resetLinkMinutes: 10,
  confirmLinkDays: 7,
  /** A session that nobody uses ends after so many days, and every one after `sessionDays`. */
  sessionIdleDays: 14,
  sessionDays: 60,
  sessionWarningHours: 24,
  recoveryCodes: 10,
  phoneMax: 30,
  nameMax: 100,
  emailMax: 254,
  messageMax: 5000,
  dogsPerMember: 50,
  itemsPerPurchase: 50,
  /** Holds in one class that a member may let run out within an hour. */
  unpaidHoldsPerHour: 3,
  dogAgeYearsMax: 25,
  microchipDigits: 15,
  heightMinMm: 100,
  heightMaxMm: 1000,
} as const
