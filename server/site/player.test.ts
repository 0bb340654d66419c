import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill, paths } from '#contract/shared/paths'
import { qaFrameFiles, qaFramePath, qaTraceFiles } from '#contract/qa/frame'
import type { TestServer } from '../testing/startTestServer'
import { temporaryFolder } from '../testing/temporaryFolder'

const open: TestServer[] = []
afterAll(() => Promise.all(open.map((one) => one.close())))

const start = async (qaMode: boolean) => {
  const folder = temporaryFolder('player')
  const [distDir, qaTraces] = [join(folder, 'dist'), join(folder, 'traces')]
  for (const path of ['dist/web', 'dist/player', 'dist/pages/en', 'dist/pages/pl', 'traces/inner'])
    mkdirSync(join(folder, path), { recursive: true })
  const page = '<!doctype html><html><head></head><body>page</body></html>'
  for (const lang of ['en', 'pl']) writeFileSync(join(distDir, `pages/${lang}/screen.html`), page)
  writeFileSync(join(distDir, 'player/index.html'), 'the frame')
  writeFileSync(join(distDir, 'player/frame.1a2b.js'), 'void 0')
  writeFileSync(join(folder, 'secret.json'), 'a secret')
  for (const name of ['login.json', 'notes.txt', '.hidden.json', 'inner/deep.json'])
    writeFileSync(join(qaTraces, name), '{}')
  const server = await testServer.start({ distDir, qaMode, qaTraces })
  open.push(server)
  return (url: string) => server.ask({ method: 'GET', url, headers: { accept: 'text/html', host: 'qa.example.org' } })
}

describe('the player of traces', () => {
  it('has a frame that may load its own files and nothing else, and a page that may show that frame alone [X10]', async () => {
    const get = await start(true)
    const frame = await get(qaFramePath)
    expect([frame.status, frame.body]).toEqual([200, 'the frame'])
    const policy = String(frame.headers['content-security-policy'])
    const sources = policy.split(';').filter((directive) => /-src /.test(directive))
    expect(policy).toMatch(/^sandbox allow-scripts;default-src 'none';/)
    const foreign = sources.flatMap((directive) => directive.split(' ').slice(1))
    expect(new Set(foreign.filter((one) => !one.startsWith("'")))).toEqual(
      new Set([`qa.example.org${qaFrameFiles}/`, 'data:']),
    )
    expect((await get(paths.qa)).headers['content-security-policy']).toContain(
      `frame-src qa.example.org${qaFramePath};`,
    )
    expect((await get(paths.home)).headers['content-security-policy']).not.toContain('frame-src')
    expect((await get(`${qaFrameFiles}/frame.1a2b.js`)).headers['access-control-allow-origin']).toBe('*')
  })

  it('hands out the traces of its folder, and nothing beside or below them [X10]', async () => {
    const get = await start(true)
    expect((await get(`${qaTraceFiles}/login.json`)).status).toBe(200)
    for (const name of ['notes.txt', '.hidden.json', 'inner/deep.json', '../secret.json', '..%2fsecret.json', ''])
      expect([name, (await get(`${qaTraceFiles}/${name}`)).body]).not.toEqual([name, '{}'])
    for (const name of ['../secret.json', '..%2fsecret.json', '%2e%2e/secret.json'])
      expect((await get(`${qaTraceFiles}/${name}`)).body).not.toContain('a secret')
  })

  it('is not there for testers without QA mode [X05]', async () => {
    const get = await start(false)
    for (const url of [paths.qa, `${qaTraceFiles}/login.json`])
      expect([url, (await get(url)).status]).toEqual([url, 404])
    expect((await get(paths.qa)).headers['content-security-policy']).not.toContain('frame-src')
  })

  it('shows a reported problem in the same sealed frame without QA mode [X38]', async () => {
    const get = await start(false)
    expect((await get(qaFramePath)).headers['content-security-policy']).toMatch(/^sandbox allow-scripts;/)
    expect((await get(`${qaFrameFiles}/frame.1a2b.js`)).status).toBe(200)
    const player = await get(fill(paths.problemPlayer, { id: '00000017-0000-4000-8000-000000000001' }))
    expect(player.headers['content-security-policy']).toContain(`frame-src qa.example.org${qaFramePath};`)
    for (const path of [paths.home, paths.deskProblems, fill(paths.deskProblem, { id: 'x' })])
      expect((await get(path)).headers['content-security-policy']).not.toContain('frame-src')
  })
})
