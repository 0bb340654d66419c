import { statusOf } from './apiErrors'
import { unauthorized as unauthorizedEvent } from '../events'
import { extraOf, stateOf, type Transport } from '../request'

// 431: the headers are too large, which only a token can make them.
const refusesToken = (status: number, token: string | null) => status === 401 || (status === 431 && token !== null)

/** Announces every 401. That of the start-up's GET /me has no place: it ends silently as a visitor. */
export const unauthorized =
  (next: Transport): Transport =>
  async (request, api, options) => {
    const { currentToken } = extraOf(api)
    const token = currentToken()
    const result = await next(request, api, options)
    if (result.error && refusesToken(statusOf(result.error), token)) {
      // A token that was stored while the call was under way must be known before this one is taken away.
      currentToken()
      const { pathname, search } = stateOf(api).router.location
      api.dispatch(
        unauthorizedEvent({
          token,
          location: request.atStart ? null : pathname + search,
          isBackground: api.forced === true,
        }),
      )
    }
    return result
  }
