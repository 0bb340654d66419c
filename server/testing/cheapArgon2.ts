import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Argon2 from '@node-rs/argon2'

// Required under its own name: the bundle of tests puts this file in its place.
const real = createRequire(join(process.cwd(), 'package.json'))('@node-rs/argon2') as typeof Argon2

/** The smallest hash that there is: what a password costs is no matter of tests that log in a thousand times. */
export const hash: typeof Argon2.hash = (password, options) =>
  real.hash(password, { ...options, memoryCost: 8, timeCost: 1 })

/** How many passwords were compared with a hash. */
export const work = { verified: 0 }

export const verify: typeof Argon2.verify = (...args) => {
  work.verified += 1
  return real.verify(...args)
}
