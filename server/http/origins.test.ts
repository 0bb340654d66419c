import type { TestServer } from '../testing/startTestServer'

const site = 'https://dogs.example.org'
let server: TestServer
beforeAll(async () => {
  server = await testServer.start({ allowedOrigins: [site] })
})
afterAll(() => server.close())

const ask = (method: 'GET' | 'OPTIONS', url: string, origin: string, from = server) =>
  from.ask({ method, url, headers: { origin, 'access-control-request-method': 'PUT' } })

it('lets pages of a named site call, and read the answer [N05]', async () => {
  const preflight = await ask('OPTIONS', '/api/purchases', site)
  expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, site])
  expect(preflight.headers['access-control-allow-methods']).toContain('PUT')
  const { status, headers } = await ask('GET', '/api/shows', site)
  expect([status, headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([
    200,
    site,
    undefined,
  ])
  expect(headers['access-control-expose-headers']).toContain('Retry-After')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})

it('lets no other site in, and none where none was named [N05]', async () => {
  for (const other of ['https://evil.example', 'https://dogs.example.org.evil.example', 'null']) {
    const { headers } = await ask('GET', '/api/shows', other)
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
  const closed = await testServer.shared()
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await ask(method, '/api/shows', site, closed)
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})
