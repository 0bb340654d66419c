declare const process: { env: { NODE_ENV?: string } }

/** False in the build that people use; the bundler writes it in. */
export const developing = process.env.NODE_ENV !== 'production'

/** What the server wrote into the page when it started. An empty `apiHost` is the page's own origin. */
export interface Env {
  apiHost: string
}

const isEnv = (value: unknown): value is Partial<Env> => typeof value === 'object' && value !== null

/** Reads <meta name="clear-round">; a page without it (or with a broken one) talks to its own origin. */
export const readEnv = (document: Document): Env => {
  const text = document.querySelector('meta[name="clear-round"]')?.getAttribute('content') ?? '{}'
  try {
    const value: unknown = JSON.parse(text)
    return { apiHost: isEnv(value) && typeof value.apiHost === 'string' ? value.apiHost : '' }
  } catch {
    return { apiHost: '' }
  }
}
