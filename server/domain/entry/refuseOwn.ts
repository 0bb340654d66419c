import type { ChangedBy } from '../../audit/audit'
import { HttpError } from '../../http/httpError'

/** Keeps an admin from deciding at the desk about money of the same account: throws own_account. */
export const refuseOwn = ({ actor }: ChangedBy, userId: string): void => {
  if (actor === userId) throw new HttpError('own_account')
}
