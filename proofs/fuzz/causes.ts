import { Writable } from 'node:stream'

interface Line {
  reqId?: string
}

/** A logger that keeps what the server says of requests that fail, and finds it by the id that their answers name. */
export const causes = () => {
  const lines = new Map<string, string>()
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      for (const text of chunk.toString().trim().split('\n')) {
        const { reqId } = JSON.parse(text) as Line
        if (reqId !== undefined) lines.set(reqId, text)
      }
      done()
    },
  })
  const causeOf = (body: string): string => {
    const { requestId = '' } = JSON.parse(body) as { requestId?: string }
    return lines.get(requestId) ?? 'the log says nothing of it'
  }
  return { logger: { level: 'warn', stream }, causeOf }
}
