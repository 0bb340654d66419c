import ipaddr from 'ipaddr.js'

/**
 * The network of an address, by which tries are counted: an IPv4 address alone, of IPv6 the /64 that one
 * subscriber is given (or the /56 that some are given). Who has a network has all its addresses.
 */
export const networkOf = (ip: string, bits: 56 | 64): string => {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const plain = ipaddr.fromByteArray(address.toByteArray())
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain.toString()}/${bits}`).toString()}/${bits}`
}
