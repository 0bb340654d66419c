import type { ErrorCode } from '#contract/shared/apiError'
import type { FlagName } from '#contract/flags/flags'
import { HttpError } from '../../http/httpError'
import type { Api } from '../../http/types'

const codes: Record<FlagName, ErrorCode> = {
  'maintenance-mode': 'checkout_locked',
  'registration-disabled': 'functionalities_limited',
  'login-disabled': 'functionalities_limited',
}

/** The refusal that goes with a flag. */
export const disabledReason = (name: FlagName): HttpError => new HttpError(codes[name])

/** Refuses the routes that name a flag in `disabledByFlag` while it is on, before their body is read. */
export const enforceFlags = (app: Api): void => {
  app.addHook('onRequest', async (request) => {
    const { disabledByFlag } = request.routeOptions.config
    if (disabledByFlag && (await app.flags.read())[disabledByFlag]) throw disabledReason(disabledByFlag)
  })
}
