import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchRegister } from './fetchRegister'
import type { DogRegister, Resolve } from './registerAddress'

const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close()))
const serve = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

let hits = 0
let canary: number
beforeAll(async () => {
  canary = await serve((_request, answer) => void answer.setHeader('content-type', 'text/csv').end('name\nFen\n'))
  // A connection alone counts as a hit, even without a request.
  servers[0]?.on('connection', () => (hits += 1))
})
const resolvesTo =
  (...addresses: string[]): Resolve =>
  (_host, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
const registerAt = (url: string, more: Partial<DogRegister> = {}): DogRegister => ({
  url,
  hosts: URL.canParse(url) ? [new URL(url).hostname] : [],
  ...more,
})
const feed = async (url: string, more?: Partial<DogRegister>) => (await fetchRegister(registerAt(url, more))).toString()

describe('a register with wrong settings, or with a false address', () => {
  const hosts = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
    '[::]',
    '0',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
  ]
  it.each(hosts.flatMap((host) => [`http://${host}`, `https://${host}`]))('%s is never reached [I11]', async (base) => {
    hits = 0
    await expect(feed(`${base}:${canary}/feed.csv`)).rejects.toThrow()
    expect(hits).toBe(0)
  })
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '224.0.0.1',
    '255.255.255.255',
  ])('a name that resolves to %s is not connected to, alone or behind a public one [I11]', async (address) => {
    hits = 0
    const url = `https://register.example.org:${canary}/`
    await expect(feed(url, { resolve: resolvesTo(address) })).rejects.toThrow('its address is not public')
    await expect(feed(url, { resolve: resolvesTo('93.184.215.14', address) })).rejects.toThrow('not public')
    expect(hits).toBe(0)
  })
  it('a name is resolved once: a second answer has no say [I11]', async () => {
    const answers = ['127.0.0.1', '10.0.0.1']
    let lookups = 0
    const resolve: Resolve = (host, done) => {
      resolvesTo(answers[lookups] ?? '')(host, done)
      lookups += 1
    }
    expect(await feed(`http://register.test:${canary}/`, { allowLoopback: true, resolve })).toContain('Fen')
    expect(lookups).toBe(1)
  })
  it.each([
    'file:///etc/passwd',
    'ftp://example.org/',
    'gopher://example.org/',
    'data:text/csv,name',
    'not an address',
  ])('%s is refused [I11]', async (url) => expect(feed(url, { allowLoopback: true })).rejects.toThrow())
  it('a host that is not on the list is refused, and so is a user in the address [I11]', async () => {
    hits = 0
    const local = { allowLoopback: true }
    await expect(feed(`http://127.0.0.1:${canary}/`, { ...local, hosts: ['example.org'] })).rejects.toThrow('list')
    await expect(feed(`http://me@127.0.0.1:${canary}/`, local)).rejects.toThrow('user')
    expect(hits).toBe(0)
  })
})

describe('an answer of a register that may be asked', () => {
  const ask = async (listener: RequestListener) =>
    feed(`http://127.0.0.1:${await serve(listener)}/`, { allowLoopback: true })
  it('is the text that it sent', async () => {
    expect(await feed(`http://127.0.0.1:${canary}/feed.csv`, { allowLoopback: true })).toBe('name\nFen\n')
  })
  it.each([301, 302, 303, 307, 308])('is not followed elsewhere: %s [I11]', async (status) => {
    hits = 0
    const location = `http://127.0.0.1:${canary}/`
    await expect(ask((_request, answer) => answer.writeHead(status, { location }).end())).rejects.toThrow('status')
    expect(hits).toBe(0)
  })
  it('is refused as a page, compressed, or too long, with a length or without', async () => {
    const csv = { 'content-type': 'text/csv' }
    await expect(ask((_r, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end())).rejects.toThrow(
      'content type text/html',
    )
    await expect(
      ask((_r, answer) => answer.writeHead(200, { ...csv, 'content-encoding': 'gzip' }).end()),
    ).rejects.toThrow('encoding')
    await expect(
      ask((_r, answer) => answer.writeHead(200, { ...csv, 'content-length': 6_000_000 }).end()),
    ).rejects.toThrow('too long')
    const endless: RequestListener = (_r, answer) => {
      answer.writeHead(200, csv)
      const write = () => !answer.destroyed && answer.write(Buffer.alloc(100_000), () => setImmediate(write))
      write()
    }
    await expect(ask(endless)).rejects.toThrow('too long')
  })
})
