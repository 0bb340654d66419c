import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestServer } from '../testing/startTestServer'

let server: TestServer
beforeAll(async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'clear-round-site-'))
  mkdirSync(join(distDir, 'web/assets'), { recursive: true })
  const page = (lang: string) =>
    `<!doctype html><html lang="${lang}"><head><meta name="clear-round" content="{}"></head></html>`
  writeFileSync(join(distDir, 'web/index.html'), page('en'))
  writeFileSync(join(distDir, 'web/index.pl.html'), page('pl'))
  writeFileSync(join(distDir, 'web/assets/main.1a2b.js'), 'void 0')
  writeFileSync(join(distDir, 'web/assets/main.1a2b.js.br'), 'brotli')
  writeFileSync(join(distDir, 'csp.json'), JSON.stringify({ script: ['sha256-abc='], style: ['sha256-def='] }))
  const flagService = { url: 'http://127.0.0.1:9/api/frontend', key: 'a-public-key', appName: 'our-app' }
  server = await testServer.start({ distDir, apiHost: 'https://api.example.org', flagService })
}, 120_000)
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.ask({ method: 'GET', url, headers })

it('gives every screen the page, in the language of the cookie or the browser', async () => {
  const answer = await get('/shows/anything', { accept: 'text/html' })
  expect(answer.status).toBe(200)
  expect(answer.body).toContain('lang="en"')
  expect(answer.headers.vary).toMatch('Cookie, Accept-Language')
  expect((await get('/', { 'accept-language': 'pl' })).body).toContain('lang="pl"')
  expect((await get('/', { 'accept-language': 'pl', cookie: 'a=b; locale=en' })).body).toContain('lang="en"')
  expect((await get('/index.html')).body).not.toContain('content="{}"')
})
it('compresses the page for who can read it', async () => {
  const answer = await get('/', { accept: 'text/html', 'accept-encoding': 'gzip, br' })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Cookie, Accept-Language, Accept-Encoding' })
})
it('lets the browser call the API host and the flag service that the page names', async () => {
  const policy = (await get('/')).headers['content-security-policy']
  expect(policy).toContain("connect-src 'self' https://api.example.org http://127.0.0.1:9;")
})
it('writes the settings into the page once', async () => {
  const { body } = await get('/')
  expect(body.match(/name="clear-round"/g)).toHaveLength(1)
  const content = /name="clear-round" content="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"')
  expect(JSON.parse(content ?? '')).toEqual({
    apiHost: 'https://api.example.org',
    flags: { url: 'http://127.0.0.1:9/api/frontend', key: 'a-public-key', appName: 'our-app' },
  })
})
it('keeps hashed files for ever and sends them compressed', async () => {
  const plain = await get('/assets/main.1a2b.js')
  expect([plain.status, plain.body]).toEqual([200, 'void 0'])
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await get('/assets/main.1a2b.js', { 'accept-encoding': 'br' })
  expect([small.body, small.headers['content-encoding']]).toEqual(['brotli', 'br'])
})
it('answers 404 for files that are not there, and never leaves its folder', async () => {
  for (const url of [
    '/assets/none.js',
    '/missing.png',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/csp.json',
  ]) {
    expect((await get(url)).status).not.toBe(200)
  }
  expect((await get('/api/none', { accept: 'text/html' })).headers['content-type']).toMatch('application/json')
})
it('sends one strict policy with every answer', async () => {
  for (const url of ['/', '/api/me', '/api/shows', '/api/none', '/assets/main.1a2b.js']) {
    const { headers } = await get(url)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-abc='")
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-def='")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
    expect(headers['x-powered-by']).toBeUndefined()
  }
})
it('limits attempts to log in', async () => {
  const limited = await testServer.start({ rateLimits: true })
  const payload = JSON.stringify({ email: 'member@example.org', password: 'wrong-one' })
  const statuses: number[] = []
  for (let time = 0; time < 13; time += 1) {
    const headers = { 'content-type': 'application/json' }
    statuses.push((await limited.ask({ method: 'POST', url: '/api/login', headers, payload })).status)
  }
  await limited.close()
  expect(statuses).toEqual([...Array(12).fill(400), 429])
}, 60_000)
