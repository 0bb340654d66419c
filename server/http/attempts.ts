// For the types of cookies that it adds to requests and answers.
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '#contract/shared/cookieName'
import { isToken, newToken } from '../lib/tokens'
import type { ServerDeps } from '../deps'
import { limitOf } from './limit'
import { networkOf } from './network'
import { minute, networkLimit } from './rateLimits'

/** A try of a password or a code that has been counted. */
export interface Attempt {
  /** It was right: it costs nothing, and this device is known to be the owner's. */
  succeeded: () => Promise<void>
}

/** Tries of passwords and codes: counted before they are looked at, so that many at once are no way round. */
export interface Attempts {
  begin: (request: FastifyRequest, reply: FastifyReply, email: string) => Promise<Attempt>
  /** The owner is confirmed by email: the tries of others do not block this device. */
  trust: (request: FastifyRequest, reply: FastifyReply, email: string) => Promise<void>
}

const quarter = 15 * minute
/** As long as Node's timers can count, in whole days. */
const knownFor = 24 * 24 * 60 * minute

/**
 * A session, and a device where the owner has logged in before (OWASP's device cookie), have separate tries, which
 * strangers cannot use up. All other attempts are counted by network, by network and account, and by account over all networks
 * where its owner never was: the last one stops a guesser with many addresses.
 */
export const attemptLimits = (deps: ServerDeps): Attempts => {
  const ofDevice = limitOf(deps, 'tries on a device', 10, quarter)
  const ofBoth = limitOf(deps, 'tries of an account in a network', 10, quarter)
  const ofNetwork = networkLimit(deps, 'tries in a network', 100, quarter)
  const ofAccount = limitOf(deps, 'tries of an account', 50, quarter)
  const known = limitOf(deps, 'known', 1, knownFor)
  const secure = deps.publicUrl?.startsWith('https:') ?? false
  const deviceCookie = cookieName('device', secure)

  const deviceOf = ({ cookies }: FastifyRequest) => (isToken(cookies[deviceCookie]) ? cookies[deviceCookie] : undefined)
  const remember = async (request: FastifyRequest, reply: FastifyReply, email: string) => {
    const place = `${networkOf(request.ip, 64)} ${email}`
    const device = deviceOf(request) ?? newToken()
    const lasting = { path: '/api', maxAge: knownFor / 1000 }
    reply.setCookie(deviceCookie, device, { ...lasting, httpOnly: true, sameSite: 'strict', secure })
    await Promise.all([ofBoth.clear(place), known.mark(place), known.mark(`${device} ${email}`)])
  }
  const onDevice = (request: FastifyRequest, reply: FastifyReply, email: string, key: string): Attempt => ({
    succeeded: async () => {
      await ofDevice.clear(key)
      await remember(request, reply, email)
    },
  })

  return {
    begin: async (request, reply, email) => {
      if (request.signedIn) {
        const key = request.signedIn.sessionId
        await ofDevice.consume(key, reply)
        return onDevice(request, reply, email, key)
      }
      const key = `${deviceOf(request) ?? ''} ${email}`
      if ((await known.has(key)) && (await ofDevice.take(key))) return onDevice(request, reply, email, key)
      const place = `${networkOf(request.ip, 64)} ${email}`
      await ofBoth.consume(place, reply)
      await ofNetwork.consume(request, reply)
      const isKnown = await known.has(place)
      if (!isKnown) await ofAccount.consume(email, reply)
      return {
        succeeded: async () => {
          await ofNetwork.reward(request)
          if (!isKnown) await ofAccount.reward(email)
          await remember(request, reply, email)
        },
      }
    },
    trust: remember,
  }
}
