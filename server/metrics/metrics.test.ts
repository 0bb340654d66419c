import { callerOf } from '../testing/client'
import { postgresUrl } from '../testing/testDatabases'

it('counts requests by route, jobs, emails and holds, and names no person [R11.3]', async () => {
  const server = await testServer.start({ metrics: true })
  await callerOf(server).get('/shows/canary')
  await callerOf(server).post('/forgot-password', { email: 'member@example.org' })
  await server.runJobs()
  server.clock.advance(90_000)
  const text = await server.metrics()
  const lines = [
    /^clear_round_request_duration_seconds_count\{method="GET",route="\/api\/shows\/:slug",status="404"\} 1$/m,
    /^clear_round_job_rounds_total\{job="reset links",result="done"\} 1$/m,
    /^clear_round_outbox_mails 1$/m,
    /^clear_round_outbox_age_seconds 90$/m,
    /^clear_round_open_checkouts \d+$/m,
    /^process_resident_memory_bytes \d+$/m,
  ]
  for (const line of lines) expect(text).toMatch(line)
  expect(/^clear_round_database_connections\{state="open"\} [1-9]/m.test(text)).toBe(postgresUrl !== undefined)
  expect(text).not.toMatch(/canary|example\.org/)
  await server.close()
})
