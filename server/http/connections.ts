import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What one connection may have unanswered. Browsers and proxies ask one thing after another: more is a flood. */
export const requestsPerConnection = 20

/** Half a request keeps a connection, and its memory, no longer than this; milliseconds. */
const headersTimeout = 15_000
const requestTimeout = 30_000

/** The connections of an HTTP server. */
export interface Connections {
  /** The server, with who answers what is admitted. */
  serverFor: (listener: RequestListener) => Server
  /** Ends connections without a whole request: idle ones, and those that have sent only part of one. */
  endUnasked: () => void
  /** Ends all connections. */
  endAll: () => void
}

/** Bounds what one connection may have in flight: unread answers take memory. */
export const createConnections = (): Connections => {
  const inFlight = new Map<Socket, number>()

  const admit = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const unanswered = inFlight.get(socket) ?? 0
    if (unanswered >= requestsPerConnection) {
      socket.destroy()
      return false
    }
    inFlight.set(socket, unanswered + 1)
    response.once('close', () => {
      if (inFlight.has(socket)) inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1)
    })
    return true
  }

  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval: 5_000 })
  server.on('connection', (socket: Socket) => {
    inFlight.set(socket, 0)
    socket.once('close', () => inFlight.delete(socket))
  })
  return {
    serverFor: (listener) =>
      server.on('request', (request, response) => {
        if (admit(request, response)) listener(request, response)
      }),
    endUnasked: () => {
      for (const [socket, unanswered] of inFlight) if (unanswered === 0) socket.destroy()
    },
    endAll: () => server.closeAllConnections(),
  }
}
