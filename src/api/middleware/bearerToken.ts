import { extraOf, type Transport } from '../request'

/** Adds the bearer header to every request while a token is in local storage. */
export const bearerToken =
  (next: Transport): Transport =>
  (request, api, options) => {
    const token = extraOf(api).currentToken()
    if (token === null) return next(request, api, options)
    return next({ ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } }, api, options)
  }
