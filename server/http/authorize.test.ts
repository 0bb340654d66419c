import fastify from 'fastify'
import { authorize, authorized, requireAuthorize, type CallerRequest } from './authorize'

const record = { owner: 'zoe' }

const build = () => {
  const app = fastify()
  app.decorateRequest('signedIn', null)
  app.decorateRequest('authorizedActions')
  app.addHook('onRequest', async (request) => {
    request.authorizedActions = new Set()
  })
  requireAuthorize(app)
  return app
}

it.each<[string, number, (request: CallerRequest) => void]>([
  ['forgets to ask', 500, () => undefined],
  ['asks about another action, and not', 500, (request) => authorize(request, 'rules.read')],
  ['asks', 204, (request) => authorize(request, 'show.read', { state: 'published' })],
])('a handler that %s about its record is answered with %i [V06]', async (_name, status, ask) => {
  const app = build()
  app.get('/show', { config: { action: 'show.read' } }, (request, reply) => {
    ask(request)
    return reply.status(204).send()
  })
  const answer = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/show`)
  await app.close()
  expect(answer.status).toBe(status)
})

it('answers alike for missing and foreign records, and returns a visible one [V06]', () => {
  const request = { signedIn: null, authorizedActions: new Set<never>() }
  const find = (found: typeof record | undefined) => () =>
    authorized(request, 'purchase.read', found, ({ owner }) => ({ owner }))
  expect(find(undefined)).toThrow('unauthorized')
  expect(find(record)).toThrow('unauthorized')
  const show = { state: 'published' }
  expect(authorized(request, 'show.read', show, ({ state }) => ({ state }))).toBe(show)
  expect(() => authorized(request, 'show.read', undefined, () => ({}))).toThrow('not_found')
  expect(() => authorized(request, 'show.read', { state: 'draft' }, ({ state }) => ({ state }))).toThrow('not_found')
})
