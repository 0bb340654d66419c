import { actingToken } from '#contract/account/actingToken'
import { extraOf, stateOf, type Transport } from '../request'

/** Adds the bearer header to every request while a token is in local storage; while an admin acts for a member it names that member. */
export const bearerToken =
  (next: Transport): Transport =>
  (request, api, options) => {
    const token = extraOf(api).currentToken()
    if (token === null) return next(request, api, options)
    const { user } = stateOf(api).auth
    const sent = user?.acting ? actingToken(token, user.id) : token
    return next({ ...request, headers: { ...request.headers, Authorization: `Bearer ${sent}` } }, api, options)
  }
