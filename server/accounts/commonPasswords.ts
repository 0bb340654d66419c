import { dictionary } from '@zxcvbn-ts/language-common'
import { limits } from '../../contract/limits'

const refused = 3000

// Nearer to us than a list of the world's leaks is.
const ofOurOwn = ['agility', 'collie', 'border collie', 'clear round', 'clearround', 'polska', 'polska1', 'haslo123']

/** The passwords that are tried first, the most common first, as far as they are long enough to be chosen here. */
export const commonPasswords: readonly string[] = [
  ...dictionary['passwords-common'].filter((word) => word.length >= limits.passwordMin).slice(0, refused),
  ...ofOurOwn,
]

const known = new Set(commonPasswords.map((word) => word.toLowerCase()))

/** Is this one of the passwords that everybody tries first? */
export const isCommonPassword = (password: string): boolean => known.has(password.toLowerCase())
