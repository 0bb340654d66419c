import { statusOf } from './apiErrors'
import { unauthorized as unauthorizedEvent } from '../events'
import { stateOf, type Transport } from '../request'

/** Announces every 401 but that of the start-up's GET /me, which ends silently as a visitor. */
export const unauthorized =
  (next: Transport): Transport =>
  async (request, api, options) => {
    const { token } = stateOf(api).auth
    const result = await next(request, api, options)
    if (result.error && statusOf(result.error) === 401 && !request.atStart) {
      const { pathname, search } = stateOf(api).router.location
      api.dispatch(unauthorizedEvent({ token, place: pathname + search }))
    }
    return result
  }
