import { createHash } from 'node:crypto'

/** The same parts have the same id; different ones have different ids, as far as SHA-256 does. */
export const uuidOf = (parts: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
