import { stateOf, type Transport } from '../request'

/** Adds the bearer header to every request while a token is held. */
export const bearerToken =
  (next: Transport): Transport =>
  (request, api, options) => {
    const { token } = stateOf(api).auth
    if (token === null) return next(request, api, options)
    return next({ ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } }, api, options)
  }
