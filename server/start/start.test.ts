import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAdmin, runServer, startRefused } from '../testing/runServer'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clear-round-start-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const production = { NODE_ENV: 'production', ALLOW_TEST_PAYMENTS: 'yes' }
const logIn = (origin: string) =>
  fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.org', password: 'clear-round' }),
  })

it('refuses to sell for nothing in production, in one line [T10]', async () => {
  const { code, output } = await startRefused({ NODE_ENV: 'production' })
  expect(code).toBe(1)
  expect(output).toMatch(/^No payment provider .* ALLOW_TEST_PAYMENTS=yes\.\n$/)
})

it('goes live only once the sample accounts are closed, and the command waits for the server to stop [T11.1]', async () => {
  const sample = await runServer({ DATA_DIR: dataDir })
  expect((await logIn(sample.origin)).status).toBe(200)
  const early = await runAdmin(['close-sample-accounts'], { DATA_DIR: dataDir })
  expect([early.code, early.output]).toEqual([1, expect.stringContaining('in use by another Clear Round server')])
  await sample.stop()

  const reached = { HOST: '0.0.0.0', PUBLIC_URL: 'https://dogs.example.org', TRUST_PROXY: 'none' }
  for (const env of [production, { ...reached, ALLOW_TEST_PAYMENTS: 'yes' }]) {
    const { code, output } = await startRefused({ DATA_DIR: dataDir, ...env })
    expect([code, output]).toEqual([
      1,
      'The sample password still logs in to admin@example.org and 17 other sample accounts. Close these accounts with: npm run admin -- close-sample-accounts\n',
    ])
  }

  const closed = await runAdmin(['close-sample-accounts'], { DATA_DIR: dataDir })
  expect([closed.code, closed.output]).toEqual([0, '18 sample accounts closed.\n'])
  const live = await runServer({ DATA_DIR: dataDir, ...production })
  expect((await logIn(live.origin)).status).toBe(400)
  expect((await fetch(`${live.origin}/outbox`)).status).toBe(404)
  expect((await live.stop()).output).toContain('Test payments are allowed')
})

it('refuses another key than the one that the database was written with', async () => {
  const env = { DATA_DIR: join(dataDir, 'keyed'), CLEAR_ROUND_SAMPLE_DATA: 'no' }
  await (await runServer(env)).stop()
  const { code, output } = await startRefused({ ...env, SECRETS_KEY: 'x'.repeat(32) })
  expect([code, output]).toEqual([1, expect.stringMatching(/^SECRETS_KEY is not the key of this database\..*\n$/)])
  await (await runServer(env)).stop()
})
