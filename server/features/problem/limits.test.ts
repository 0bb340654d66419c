import { callerOf, logIn } from '../../testing/client'
import type { TestServer } from '../../testing/startTestServer'

let server: TestServer
beforeAll(async () => {
  server = await testServer.start({ rateLimits: true, trustProxy: ['127.0.0.1'] })
})
afterAll(() => server.close())

const body = {
  description: 'The list stayed empty.',
  email: null,
  page: '/shows',
  version: '0.1.0',
  crash: null,
  trace: null,
  failedStep: null,
}
const from = (ip: string, number: number) => ({
  'x-forwarded-for': ip,
  'idempotency-key': `report-${number}-from-${ip}`,
})

it('an account sends ten reports an hour, from any network [X33]', async () => {
  const member = await logIn(server, 'member')
  const statuses = []
  for (let number = 0; number < 11; number += 1)
    statuses.push((await member.post('/problem-reports', body, from(`203.0.113.${number}`, number))).status)
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429])
})

it('a network sends twenty reports in ten minutes, and is refused before its text is read [X33]', async () => {
  const visitor = callerOf(server)
  const statuses = []
  for (let number = 0; number < 20; number += 1)
    statuses.push((await visitor.post('/problem-reports', body, from('198.51.100.7', number))).status)
  expect(new Set(statuses)).toEqual(new Set([204]))
  const refused = await visitor.post('/problem-reports', { nothing: true }, from('198.51.100.7', 20))
  expect([refused.status, refused.json.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await visitor.get('/problem-reports')).status).toBe(200)
  expect((await visitor.post('/problem-reports', body, from('198.51.100.8', 0))).status).toBe(204)
})
