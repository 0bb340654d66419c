import type { RouteOptions } from 'fastify'
import type { Api } from './types'

/** Lets the server start only when every route names its action: one that was forgotten would be open to all. */
export const requireActions = (app: Api): void => {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const open = routes.filter(({ config }) => config?.action === undefined)
    if (open.length === 0) return
    const names = [...new Set(open.map(({ method, url }) => `${String(method)} ${url}`))]
    throw new Error(`No action: ${names.join(', ')}. Name one of contract/access/policies.ts with config.action.`)
  })
}

/** For a part of the site: files and pages, which hold no personal data. */
export const openToEverybody = (part: Api): void => {
  part.addHook('onRoute', (route) => {
    route.config = { ...route.config, action: 'site.read' }
  })
}
