import { createServer } from 'node:http'
import type { Registry } from 'prom-client'

/** Answers /metrics on a separate port, which no proxy of the site reaches; resolves to a function that closes it. */
export const serveMetrics = async (registry: Registry, { port, host }: { port: number; host: string }) => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return () => server.close()
}
