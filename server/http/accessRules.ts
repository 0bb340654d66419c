import type { RouteOptions } from 'fastify'
import type { Api } from './types'

/** Lets the server start only when every route says who may call it: one that was forgotten would be open to all. */
export const requireAccessRules = (app: Api): void => {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const open = routes.filter(({ config }) => config?.access === undefined)
    if (open.length === 0) return
    const names = [...new Set(open.map(({ method, url }) => `${String(method)} ${url}`))]
    throw new Error(`No access rule: ${names.join(', ')}. Say who may call it with config.access.`)
  })
}

/** For a part of the site: files and pages, which show nobody anything that is theirs. */
export const openToEverybody = (part: Api): void => {
  part.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'entrance' }
  })
}
