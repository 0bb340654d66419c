import { networkOf } from './network'

describe('the network of an address [T06.1]', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2ff:a:b:c:d', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
    ['2001:db8:1:2ff::1', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
    ['2001:db8:1:300::1', '2001:db8:1:300::/64', '2001:db8:1:300::/56'],
    ['fe80::1%eth0', 'fe80::/64', 'fe80::/56'],
    ['no address', 'no address', 'no address'],
  ])('%s', (ip, subscriber, site) => {
    expect([networkOf(ip, 64), networkOf(ip, 56)]).toEqual([subscriber, site])
  })
})
