import type { Server, ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { createConnections, requestsPerConnection, type Connections } from './connections'

let waiting: ServerResponse[]
let sockets: Socket[]
let connections: Connections
let server: Server
beforeEach(async () => {
  ;[waiting, sockets] = [[], []]
  connections = createConnections()
  server = connections.serverFor((_request, response) => void waiting.push(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  connections.endAll()
  server.close()
})

const open = async (text: string): Promise<{ ended: Promise<void>; socket: Socket }> => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  socket.write(text)
  return { ended, socket }
}
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const until = async (done: () => boolean) => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5))
}

it('ends a connection that asks for more at once than it may, and hands no more than that on [R04]', async () => {
  const { ended } = await open(get.repeat(1_000))
  await ended
  expect(waiting).toHaveLength(requestsPerConnection)
})

it('lets a connection ask as often as it likes, one thing after another [R04]', async () => {
  const { socket } = await open('')
  for (let attempt = 1; attempt <= 3 * requestsPerConnection; attempt += 1) {
    socket.write(get)
    await until(() => waiting.length === attempt)
    waiting.at(-1)?.end('x')
    await new Promise((resolve) => socket.once('data', resolve))
  }
  expect(socket.destroyed).toBe(false)
})

it('ends idle connections and half requests, and leaves one whose request is being answered [R04]', async () => {
  const idle = await open('')
  const half = await open('GET / HTTP/1.1\r\nHost:')
  const whole = await open(get)
  await until(() => waiting.length === 1)
  connections.endUnasked()
  await Promise.all([idle.ended, half.ended])
  expect(whole.socket.destroyed).toBe(false)
  waiting[0]?.end('answered')
  const [text] = await new Promise<string[]>((resolve) => whole.socket.once('data', (data) => resolve([String(data)])))
  expect(text).toContain('answered')
})
