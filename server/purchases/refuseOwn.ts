import type { ChangedBy } from '../audit/audit'
import { HttpError } from '../http/httpError'

/** No one decides at the desk about money of their own account: throws own_account. */
export const refuseOwn = ({ actor }: ChangedBy, userId: string): void => {
  if (actor === userId) throw new HttpError('own_account')
}
