import type { DogRow } from './dogFromRow'

/** What the audit records of a dog. */
export const auditedDog = (row: DogRow) => ({ ...row, height: row.measuredHeight ?? row.declaredHeight })
