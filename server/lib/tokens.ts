import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits that is shown once. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Has it the form of such a secret? */
export const isToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '')

/** The stored form of a token: a copy of the database allows no login. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
