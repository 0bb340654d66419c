import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const prefix = 'v1.'
const [nonceBytes, tagBytes] = [12, 16]

/** What a copy of the database without the key does not reveal. */
export interface Encryption {
  /** AES-256-GCM, bound to a context (which row, which column): a ciphertext moved to another place does not open. */
  encrypt: (text: string, context: string) => string
  /** The text again; throws on another key, another context or a changed byte. A text that was never encrypted is returned as it is. */
  decrypt: (stored: string, context: string) => string
  /** HMAC-SHA256 in base64url: recognises equal texts without storing them. */
  mac: (text: string) => string
}

/** Encryption under a secret of at least 32 characters; two keys are derived of it (HKDF), one for each use. */
export const encryptionOf = (secret: string): Encryption => {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `clear-round ${use}`, 32))
  const [cipherKey, macKey] = [derive('encryption'), derive('mac')]
  return {
    encrypt: (text, context) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return prefix + sealed.toString('base64url')
    },
    decrypt: (stored, context) => {
      if (!stored.startsWith(prefix)) return stored
      const bytes = Buffer.from(stored.slice(prefix.length), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-tagBytes))
      return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
    mac: (text) => createHmac('sha256', macKey).update(text).digest('base64url'),
  }
}
