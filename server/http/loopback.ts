import { BlockList } from 'node:net'

const addresses = new BlockList()
addresses.addSubnet('127.0.0.0', 8)
addresses.addAddress('::1', 'ipv6')

/** Is this host (a name, an address, or an address of IPv6 in brackets) the machine itself, out of reach for others? */
export const isLoopback = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase()
  return bare === 'localhost' || addresses.check(bare, bare.includes(':') ? 'ipv6' : 'ipv4')
}
