import * as http from 'node:http'
import * as https from 'node:https'
import { checkedLookup, registerAddress, type DogRegister } from './registerAddress'

const timeoutMs = 15_000
const maxBytes = 5_000_000
const types = ['text/csv', 'text/plain', 'text/tab-separated-values', 'application/json', 'application/octet-stream']

const refusalOf = ({ statusCode, headers }: http.IncomingMessage): string | null => {
  // A redirect leads to an unchecked address: it is not followed.
  if (statusCode !== 200) return `status ${String(statusCode)}`
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (!types.includes(type.trim().toLowerCase())) return `content type ${type.trim()}`
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') return 'a content encoding'
  return Number(headers['content-length'] ?? 0) > maxBytes ? 'too long' : null
}

const readBody = async (answer: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBytes) throw new Error('too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The feed of the register as it answers now. Throws, with the reason for the log, where it may not or cannot be had. */
export const fetchRegister = async (register: DogRegister): Promise<Buffer> => {
  const url = registerAddress(register)
  const { get } = url.protocol === 'https:' ? https : http
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { accept: types.join(', '), 'accept-encoding': 'identity', 'user-agent': 'clear-round' }
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    get(url, { lookup: checkedLookup(register), agent: false, signal, headers }, resolve).on('error', reject)
  })
  try {
    const refusal = refusalOf(answer)
    if (refusal) throw new Error(refusal)
    return await readBody(answer)
  } finally {
    answer.destroy()
  }
}
