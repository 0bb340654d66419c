import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'clear-round-signature'
const toleranceSeconds = 300

const mac = (secret: string, timestamp: string, rawBody: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest()

/** The signature header of a notification: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const sign = (secret: string, rawBody: string, now: Date): string => {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return `t=${timestamp},v1=${mac(secret, timestamp, rawBody).toString('hex')}`
}

/** Is the signature ours, over exactly these bytes, and at most 300 seconds old? */
export const isSigned = (secret: string, rawBody: string, header: string, now: Date): boolean => {
  const [, timestamp, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (timestamp === undefined || hex === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false
  return timingSafeEqual(mac(secret, timestamp, rawBody), Buffer.from(hex, 'hex'))
}
