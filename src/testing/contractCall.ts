import { allEndpoints } from '#contract/allEndpoints'
import { apiBase, paramsOf } from '#contract/shared/paths'
import type { Endpoint } from '#contract/shared/endpoint'

const parameters = ({ path }: Endpoint) => path.split(':').length

// "/purchases/current" before "/purchases/:id".
const literalFirst = Object.values(allEndpoints).toSorted((a, b) => parameters(a) - parameters(b))

/** The call of the contract that a request is; undefined where it is none. */
export const contractCall = (method: string, pathname: string): Endpoint | undefined =>
  literalFirst.find(
    (endpoint) =>
      [endpoint.method].flat().some((one) => one === method) && paramsOf(apiBase + endpoint.path, pathname) !== null,
  )
