import helmet from '@fastify/helmet'
import type { ServerDeps } from '../deps'
import { readCspHashes } from '../site/builtSite'
import type { Api } from './types'

// SHA-256 of nothing: the UI kit inserts empty style elements and fills them through the DOM.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const quoted = (hash: string): string => `'${hash.replace(/^'|'$/g, '')}'`

/** The headers that keep foreign scripts, frames and guesses out, on every answer. */
export const secureHeaders = async (app: Api, { distDir, apiHost, flagService }: ServerDeps): Promise<void> => {
  const { script, style } = readCspHashes(distDir)
  const elsewhere = [...(apiHost ? [apiHost] : []), ...(flagService ? [new URL(flagService.url).origin] : [])]
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...script.map(quoted)],
        styleSrc: ["'self'", emptyStyle, ...style.map(quoted)],
        connectSrc: ["'self'", ...elsewhere],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  })
}
