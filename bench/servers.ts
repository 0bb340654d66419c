import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { healthEndpoints } from '#contract/shared/healthEndpoints'
import { apiBase } from '#contract/shared/paths'

/** Something that answers at an address until it is closed. */
export interface Running {
  origin: string
  close: () => void
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** The built server on sample data, with the site from a folder. */
export const startProduct = async (folder: string, port: number): Promise<Running> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clear-round-bench-'))
  const { NODE_ENV: _mode, ...inherited } = process.env
  const env = { ...inherited, PORT: String(port), DATA_DIR: dataDir, DIST_DIR: resolve(folder) }
  const child = spawn(process.execPath, ['dist/server/main.mjs'], { env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  const close = () => {
    child.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 300; tries += 1) {
    if (await answers(origin + apiBase + healthEndpoints.getHealth.path)) return { origin, close }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  close()
  throw new Error('The built server did not start. Build it first: npm run build')
}

const withoutScripts = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').replace('<html', '<html class="light"')

/** The product's own pages as a reader without scripts gets them, compressed alike; fonts come from the build. */
export const startCopy = async (product: string, pages: readonly string[], port: number): Promise<Running> => {
  const copies = new Map<string, Buffer>()
  for (const path of pages) {
    const answer = await fetch(product + path)
    copies.set(path, brotliCompressSync(withoutScripts(await answer.text())))
  }
  const server = createServer(({ url = '' }, response) => {
    const copy = copies.get(url)
    if (copy) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
      response.writeHead(200, headers).end(copy)
    } else if (/^\/assets\/[\w.-]+\.woff2$/.test(url)) {
      response.writeHead(200, { 'content-type': 'font/woff2' }).end(readFileSync(`dist/web${url}`))
    } else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
