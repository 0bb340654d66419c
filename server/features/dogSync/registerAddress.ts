import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A register whose feed members may take: its address, and the only hosts that are ever asked. */
export interface DogRegister {
  url: string
  hosts: readonly string[]
  /** For tests and development: plain http to this machine, and nothing else that is private. */
  allowLoopback?: boolean
  /** How names are resolved; the system's way when left out. */
  resolve?: Resolve
}

interface Address {
  address: string
  family: number
}
export type Resolve = (host: string, done: (error: Error | null, addresses: Address[]) => void) => void

const resolveBySystem: Resolve = (host, done) => lookup(host, { all: true }, done)

// `unicast` is what is left when every private, local, reserved and tunnelled range is taken away.
const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

const mayConnect = ({ allowLoopback = false }: DogRegister, address: string): boolean =>
  isPublic(address) || (allowLoopback && isLoopbackAddress(address))

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '')

/** The address of a register's feed; throws where the settings do not allow to ask it. */
export const registerAddress = (register: DogRegister): URL => {
  const url = new URL(register.url)
  const host = withoutBrackets(url.hostname)
  if (!register.hosts.includes(url.hostname)) throw new Error('its host is not on the list')
  if (url.username || url.password) throw new Error('it names a user')
  const isPlainLoopback = url.protocol === 'http:' && register.allowLoopback === true
  if (url.protocol !== 'https:' && !isPlainLoopback) throw new Error('it is not https')
  // A host that is an address itself is connected to without a lookup.
  if (ipaddr.isValid(host) && !mayConnect(register, host)) throw new Error('its address is not public')
  if (isPlainLoopback && ipaddr.isValid(host) && !isLoopbackAddress(host)) throw new Error('it is not https')
  return url
}

/**
 * Resolves a host once, for the connection itself: what was checked is what is connected to. One address that is not
 * public refuses them all, since the owner of the name chooses which comes first.
 */
export const checkedLookup =
  (register: DogRegister): LookupFunction =>
  (host, options, done) => {
    const resolve = register.resolve ?? resolveBySystem
    resolve(host, (error, addresses) => {
      const [first] = addresses
      if (error || !first) return done(error ?? new Error('no address'), [])
      if (!addresses.every(({ address }) => mayConnect(register, address)))
        return done(new Error('its address is not public'), [])
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }
