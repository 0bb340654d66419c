import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { ask } from './ask'
import { startControl } from './control'
import { freePort, startProduct } from './product'
import { wait, type Report } from './report'

const request = 'GET /api/shows HTTP/1.1\r\nHost: x\r\n\r\n'
const howMany = 20_000

/** The most memory that a process has had, in megabytes. */
const peak = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The slowest of twenty answers that someone else has. */
const slowestOther = async (port: number): Promise<number> => {
  let slowest = 0
  for (let time = 0; time < 20; time += 1) {
    slowest = Math.max(slowest, (await ask(`http://127.0.0.1:${port}`, 'GET', '/health')).seconds)
    await wait(100)
  }
  return slowest
}

/** Asks 20,000 things on each of six connections and reads no answer; the slowest answer that someone else had meanwhile. */
const flooded = async (port: number): Promise<number> => {
  const sockets = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets)
    socket
      .on('error', () => undefined)
      .pause()
      .write(request.repeat(howMany))
  const slowest = await slowestOther(port)
  for (const socket of sockets) socket.destroy()
  return slowest
}

const controlOf = (port: number): string => `
const fastify = require('fastify')()
const { setTimeout: sleep } = require('node:timers/promises')
fastify.get('/api/health', async () => ({ status: 'ok' }))
fastify.get('/api/shows', async () => { await sleep(1); return 'x'.repeat(10_000) })
fastify.listen({ port: ${port}, host: '127.0.0.1' }).then(() => console.log('up'))
`

/** One client asks far more than it reads: the memory stays, and others are served. */
export const flood = async ({ check }: Report): Promise<void> => {
  const { origin, pid, end } = await startProduct()
  await ask(origin, 'GET', '/shows')
  const port = Number(new URL(origin).port)
  const quiet = await slowestOther(port)
  const before = peak(pid)
  const slowest = await flooded(port)
  const grown = peak(pid) - before
  check(
    `6 x ${howMany} pipelined requests: memory stays, others are served`,
    grown < 100 && slowest < Math.max(1, 10 * quiet),
    `+${grown.toFixed(0)} MB, slowest other ${slowest.toFixed(2)} s, ${quiet.toFixed(2)} s without the flood`,
  )
  await end('SIGTERM')

  const other = await freePort()
  const control = startControl(['-e', controlOf(other)])
  while (control.output() === '') await wait(20)
  const plain = peak(control.pid)
  const stalled = await flooded(other)
  const taken = peak(control.pid) - plain
  check(
    'control, Fastify as it comes: memory grows',
    taken > 300,
    `+${taken.toFixed(0)} MB, slowest other ${stalled.toFixed(2)} s`,
  )
  control.signal('SIGKILL')
}
