import { dictionary } from '@zxcvbn-ts/language-common'
import { limits } from '#contract/shared/limits'

const refused = 3000

// Nearer to us than a list of the world's leaks is; blanks, signs and digits at the end do not make them another.
const ofOurOwn = [
  'agility',
  'collie',
  'bordercollie',
  'clearround',
  'dogagility',
  'kochampsy',
  'polska',
  'haslo',
  'hasło',
]
const bare = (password: string) =>
  password
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/\d{1,8}$/, '')

/** The passwords that are tried first, the most common first, as far as they are long enough to be chosen here. */
export const commonPasswords: readonly string[] = dictionary['passwords-common']
  .filter((word) => word.length >= limits.passwordMin)
  .slice(0, refused)

const known = new Set(commonPasswords.map((word) => word.toLowerCase()))

/** Is this one of the passwords that everyone tries first? */
export const isCommonPassword = (password: string): boolean =>
  known.has(password.toLowerCase()) || ofOurOwn.includes(bare(password))
