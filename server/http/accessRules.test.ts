import fastify from 'fastify'
import { openToEverybody, requireActions } from './accessRules'
import type { Api } from './types'

const build = () => {
  const app = fastify()
  requireActions(app)
  app.get('/open', { config: { action: 'rules.read' } }, () => 'ok')
  return app
}

it('starts where every route names its action', async () => {
  await expect(build().ready()).resolves.toBeDefined()
})

it('does not start with a route that says nothing, wherever it is, and names it [T15.4]', async () => {
  const direct = build()
  direct.post('/forgotten', () => 'ok')
  await expect(direct.ready()).rejects.toThrow('No action: POST /forgotten. Name')
  const nested = build()
  await nested.register(async (part) => void part.get('/forgotten', { config: { failsAs: 'not_found' } }, () => 'ok'), {
    prefix: '/api',
  })
  await expect(nested.ready()).rejects.toThrow('GET /api/forgotten')
})

it('starts with routes of a plugin in a part that is open to everyone, and with no others', async () => {
  const app = build()
  await app.register(async (part) => {
    openToEverybody(part)
    part.get('/files/*', () => 'a file')
  })
  await expect(app.ready()).resolves.toBeDefined()
  const both = build()
  await both.register(async (part) => openToEverybody(part as unknown as Api))
  both.get('/beside', () => 'ok')
  await expect(both.ready()).rejects.toThrow('GET /beside')
})
