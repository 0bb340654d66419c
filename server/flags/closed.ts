import type { ErrorCode } from '../../contract/errors'
import type { FlagName } from '../../contract/flags'
import { Failure } from '../http/failure'
import type { Api } from '../http/types'

const codes: Record<FlagName, ErrorCode> = {
  'maintenance-mode': 'checkout_locked',
  'registration-disabled': 'functionalities_limited',
  'login-disabled': 'functionalities_limited',
}

/** The refusal that goes with a flag. */
export const closedBecause = (name: FlagName): Failure => new Failure(codes[name])

/** Refuses the routes that name a flag in `closedBy` while it is on, before their body is read. */
export const enforceFlags = (app: Api): void => {
  app.addHook('onRequest', async (request) => {
    const { closedBy } = request.routeOptions.config
    if (closedBy && (await app.flags.read())[closedBy]) throw closedBecause(closedBy)
  })
}
