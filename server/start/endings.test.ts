import { createServer, connect, type AddressInfo } from 'node:net'
import { runServer, startRefused } from '../testing/runServer'

const halfSent = [
  'GET /api/shows HTTP/1.1\r\nHost:',
  'POST /api/login HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":',
]

const openHalves = async (origin: string) => {
  for (const text of halfSent) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    await new Promise<void>((resolve) => void socket.on('error', () => undefined).write(text, () => resolve()))
  }
  // What is sent later is answered by then: a busy server has read the halves too.
  for (let round = 0; round < 3; round += 1) await fetch(`${origin}/api/health`)
}

it('ends before its ten seconds are over while requests are half sent, and at once on a second signal [R05]', async () => {
  const server = await runServer()
  await openHalves(server.origin)
  const stopped = server.stop()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  // The server waits for half a body and serves no new request meanwhile.
  await expect(fetch(`${server.origin}/api/health`)).rejects.toThrow()
  // The half of a request would hold it for 75 seconds; after ten it ends itself with another code.
  expect(await stopped).toMatchObject({ code: 0 })

  const other = await runServer()
  await openHalves(other.origin)
  void other.stop()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await other.stop()).toMatchObject({ code: 1 })
})

it('names every setting that is wrong, a line each and nothing else [R09]', async () => {
  const { code, output } = await startRefused({ PORT: 'x', SMTP_URL: 'x', LOG_LEVEL: 'x', DATABASE_URL: 'x' })
  expect(code).toBe(1)
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['PORT', 'DATABASE_URL', 'SMTP_URL', 'LOG_LEVEL', 'MAIL_FROM'])
})

it('says that a port is in use, or a folder no folder [R09]', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const { port } = holder.address() as AddressInfo
  const busy = await startRefused({ PORT: String(port) })
  holder.close()
  expect([busy.code, busy.output]).toEqual([
    1,
    `PORT: ${port} is in use by another program. Stop it, or set another port.\n`,
  ])
  const folder = await startRefused({ DATA_DIR: `${process.cwd()}/package.json` })
  expect([folder.code, folder.output]).toEqual([1, expect.stringMatching(/^DATA_DIR: nothing can be stored in .*\n$/)])
})
