import type { DogRow } from '../entries/toDog'

/** What stands of a dog in the audit. */
export const auditedDog = (row: DogRow) => ({ ...row, height: row.measuredHeight ?? row.declaredHeight })
