import { connect } from 'node:net'
import { ask, count, tell, type Statuses } from './ask'
import { startControl } from './control'
import { freePort, startProduct } from './product'
import { wait, type Report } from './report'

const half = [
  '',
  'GET /api/shows HTTP/1.1\r\nHost:',
  'POST /api/login HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":',
]

const openHalves = async (port: number): Promise<void> => {
  for (const text of half)
    connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .write(text)
  await wait(300)
}

const controlOf = (port: number): string => `
const fastify = require('fastify')({ requestTimeout: 30_000 })
fastify.post('/api/login', async () => 'ok')
fastify.listen({ port: ${port}, host: '127.0.0.1' }).then(() => console.log('up'))
process.on('SIGTERM', () => fastify.close().then(() => process.exit(0)))
`

/** SIGTERM while requests are half sent, and under load. */
export const shutdown = async ({ check }: Report): Promise<void> => {
  const product = await startProduct()
  await openHalves(Number(new URL(product.origin).port))
  const ended = await product.end('SIGTERM', 60)
  check(
    'half-sent requests: out within 10 s',
    ended !== null && ended.seconds < 10.5,
    ended ? `${ended.seconds.toFixed(1)} s, code ${ended.code}` : 'not within 60 s',
  )

  const twice = await startProduct()
  await openHalves(Number(new URL(twice.origin).port))
  twice.signal('SIGTERM')
  await wait(1_000)
  const second = await twice.end('SIGTERM', 60)
  check(
    'a second signal ends it at once',
    second !== null && second.seconds < 0.5,
    second ? `${second.seconds.toFixed(2)} s` : 'not within 60 s',
  )

  const busy = await startProduct()
  const statuses: Statuses = {}
  let over = false
  const load = Array.from({ length: 10 }, async () => {
    while (!over) {
      const { status } = await ask(busy.origin, 'GET', '/shows')
      count(statuses, status || 'refused')
      if (status === 0) await wait(10)
    }
  })
  await wait(1_000)
  const out = await busy.end('SIGTERM', 60)
  over = true
  await Promise.all(load)
  const known = Object.keys(statuses).every((status) => ['200', '503', 'refused'].includes(status))
  check(
    'under load: answered, 503, or refused',
    out !== null && out.seconds < 10.5 && known,
    `${tell(statuses)}, out in ${out?.seconds.toFixed(1)} s`,
  )

  const port = await freePort()
  const control = startControl(['-e', controlOf(port)])
  while (control.output() === '') await wait(20)
  await openHalves(port)
  control.signal('SIGTERM')
  await wait(12_000)
  check(
    'control, Fastify as it comes: still there after 12 s',
    !control.hasEnded(),
    control.hasEnded() ? 'ended' : 'still there',
  )
  control.signal('SIGKILL')
}
