/** Limits of a show that is written at the desk. */
export const showLimits = {
  classesPerShow: 300,
  peoplePerShow: 30,
  /** People that a search for judges and approvers finds at most. */
  peopleFound: 20,
  addressLines: 4,
  showDays: 14,
  ringMax: 99,
  levelMax: 99,
  capacityMax: 9999,
  priceMax: 1_000_000,
  slugMax: 200,
} as const
