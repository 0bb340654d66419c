import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPages, toPage } from './builtSite'
import type { TestServer } from '../testing/startTestServer'
import { temporaryFolder } from '../testing/temporaryFolder'

const inline = 'void 0'
const hash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

let server: TestServer
let distDir: string
beforeAll(async () => {
  distDir = temporaryFolder('site')
  for (const folder of ['web/assets', 'pages/en', 'pages/pl']) mkdirSync(join(distDir, folder), { recursive: true })
  const page = (lang: string, text: string) =>
    `<!doctype html><html lang="${lang}"><head><title>${text}</title><meta name="description" content="${text}" /><meta name="clear-round" content="{}"><script>${inline}</script><style>${inline}</style></head><body>${text}</body></html>`
  for (const lang of ['en', 'pl'])
    for (const name of ['screen', 'home', 'shows'])
      writeFileSync(join(distDir, `pages/${lang}/${name}.html`), page(lang, name))
  writeFileSync(join(distDir, 'web/assets/main.1a2b.js'), 'void 0')
  writeFileSync(join(distDir, 'web/assets/main.1a2b.js.br'), 'brotli')
  const flagService = { url: 'http://127.0.0.1:9/api/frontend', key: 'a-public-key', appName: 'our-app' }
  const publicUrl = 'https://club.example.org'
  server = await testServer.start({ distDir, publicUrl, apiHost: 'https://api.example.org', flagService })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.ask({ method: 'GET', url, headers })

it('gives every screen its page, in the language of the cookie or the browser [1.1]', async () => {
  const answer = await get('/dogs', { accept: 'text/html' })
  expect(answer.status).toBe(200)
  expect(answer.body).toContain('lang="en"')
  expect(answer.headers.vary).toMatch('Cookie, Accept-Language')
  expect((await get('/', { 'accept-language': 'pl' })).body).toContain('lang="pl"')
  expect((await get('/', { 'accept-language': 'pl', cookie: 'a=b; locale=en' })).body).toContain('lang="en"')
  expect((await get('/', { 'accept-language': 'pl', cookie: '__Secure-locale=en' })).body).toContain('lang="en"')
  expect(answer.body).toContain('<body>screen')
  expect((await get('/')).body).toContain('<body>home')
  expect((await get('/shows?height=small')).body).toContain('<body>shows')
})
it('compresses the page for who can read it', async () => {
  const answer = await get('/', { accept: 'text/html', 'accept-encoding': 'gzip, br' })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Cookie, Accept-Language, Accept-Encoding' })
})
it('sends no encoding that the browser refuses [N70]', async () => {
  const encodingFor = async (accepted: string) =>
    (await get('/', { accept: 'text/html', 'accept-encoding': accepted })).headers['content-encoding']
  expect(await encodingFor('br;q=0, gzip')).toBe('gzip')
  expect(await encodingFor('br;q=0')).toBeUndefined()
  expect(await encodingFor('gzip;q=0, br;q=0')).toBeUndefined()
  expect((await get('/assets/main.1a2b.js', { 'accept-encoding': 'br;q=0' })).body).toBe('void 0')
})
it('answers a range behind the end of a file by its length [N71]', async () => {
  const { status, headers } = await get('/assets/main.1a2b.js', { range: 'bytes=900-' })
  expect([status, headers['content-range']]).toEqual([416, 'bytes */6'])
  expect((await get('/assets/main.1a2b.js', { range: 'bytes=0-3' })).body).toBe('void')
})
it('answers a malformed link with the page for a missing address, and with status 404 [N72]', async () => {
  for (const link of ['/dogs/%E0%A4%A', '/%', '/shows/%C3%28?x=1']) {
    const page = await get(link, { accept: 'text/html,*/*', 'accept-language': 'pl' })
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body).toContain('lang="pl"')
    expect(page.headers['content-security-policy']).toBeDefined()
    expect((await get(link, { accept: 'application/json' })).headers['content-type']).toMatch('application/json')
  }
  expect((await get('/api/dogs/%E0%A4%A', { accept: 'text/html' })).headers['content-type']).toMatch('application/json')
})
it('lets the browser call the API host and the flag service that the page names', async () => {
  const policy = (await get('/')).headers['content-security-policy']
  expect(policy).toContain("connect-src 'self' https://api.example.org http://127.0.0.1:9;")
})
it('writes the settings into the page once [7.1]', async () => {
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
    '/%2e%2e/pages/en/home.html',
  ]) {
    expect((await get(url)).status).not.toBe(200)
  }
  expect((await get('/api/none', { accept: 'text/html' })).headers['content-type']).toMatch('application/json')
})
it('sends a strict policy with every answer, which allows the page’s own inline code', async () => {
  const own = `script-src 'self' ${hash};style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${hash};`
  for (const url of ['/', '/dogs', '/api/me', '/api/shows', '/api/none', '/assets/main.1a2b.js']) {
    const { headers } = await get(url)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy.includes(own)).toBe(['/', '/dogs'].includes(url))
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
    expect(headers['x-powered-by']).toBeUndefined()
  }
})
it('describes a page in its head, for search engines and shared links', async () => {
  const { body } = await get('/')
  expect(body).toContain('<link rel="canonical" href="https://club.example.org/">')
  expect(body).toContain('<meta property="og:title" content="home">')
  expect((await get('/', { cookie: 'locale=pl' })).body).toContain('<meta property="og:locale" content="pl_PL">')
  expect((await get('/dogs')).body).toContain('<meta name="robots" content="noindex">')
})
it('describes a show, to readers and to machines', async () => {
  const { status, body } = await get('/shows/shrewsbury-winter-classic')
  expect([status, /<title>(.*?)<\/title>/.exec(body)?.[1]]).toEqual([200, 'Shrewsbury Winter Classic | Clear Round'])
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? ''
  expect(JSON.parse(facts)).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Shrewsbury Winter Classic',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { address: { addressLocality: 'Shrewsbury' } },
    offers: { priceCurrency: 'GBP' },
  })
})
it('keeps an organiser’s text inside its place', async () => {
  await server.query("update shows set name = '</script><script>alert(1)</script>' where slug = 'kendal-fells-agility'")
  const { body } = await get('/shows/kendal-fells-agility')
  expect(body).not.toContain('<script>alert')
  expect(body).toContain('<title>&lt;/script&gt;')
})
it('lets no page of a database’s text run more than the build put in [T15.3]', () => {
  const [{ hashes }] = [readPages(distDir, {})!.en.bare]
  const page = toPage(`<script>${inline}</script><script>alert(1)</script><style>* { color: red }</style>`, hashes)
  expect(page.hashes).toEqual({ script: [hash], style: [hash] })
})
it.each(['/%ZZ', `/api/shows/${'x'.repeat(400)}`, '/', '/nowhere', '/api/me', '/api/nowhere'])(
  'keeps what it answers at %s from frames, guesses and plain http',
  async (url) => {
    const { headers } = await get(url)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
    expect(headers['referrer-policy']).toBe('same-origin')
  },
)
it('lets no browser keep a page where secrets are typed or are part of the address [T15.1]', async () => {
  const secret = ['/login', '/register', '/reset-password/abc', '/confirm/abc', '/profile/edit', '/checkout']
  for (const url of [
    ...secret,
    '/profile/security',
    '/profile/data',
    '/invitation/abc',
    '/registration-payment?plan=1-year',
    '/',
    '/dogs',
  ])
    expect([url, (await get(url)).headers['cache-control']]).toEqual([
      url,
      ['/', '/dogs'].includes(url) ? 'no-cache' : 'no-store',
    ])
})
it.each(['/dog-invitation/aB_1', '/desk/invitation/aB_1'])(
  'leads from %s to the invitation of today [P08]',
  async (url) => {
    const { status, headers } = await get(url)
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/invitation/aB_1', 'no-store'])
  },
)
it('answers 404 with the page, where there is no screen and no such show [T20]', async () => {
  for (const url of [
    '/nowhere',
    '/Login',
    '/login/',
    '/registration-payment/',
    '/about/',
    '/shows/none',
    '/shows/a%00b',
    '/news/%00',
    '/earlier-versions/terms-1999-01-01',
  ]) {
    const answer = await get(url)
    expect([url, answer.status, answer.body.includes('<body>screen')]).toEqual([url, 404, true])
  }
})
it('says in the head which earlier version of the terms a page is', async () => {
  const answer = await get('/earlier-versions/terms-2026-11-22')
  expect(answer.status).toBe(200)
  expect(answer.body).toContain('<title>Terms and conditions | Clear Round</title>')
})
it('lists the public pages for robots in a sitemap', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://club.example.org/sitemap.xml')
  const { body, headers } = await get('/sitemap.xml')
  expect(headers['content-type']).toMatch('application/xml')
  expect(body).toContain('<loc>https://club.example.org/shows/shrewsbury-winter-classic</loc>')
  expect(body).not.toContain('/dogs')
  expect(body).not.toContain('/earlier-versions')
})
