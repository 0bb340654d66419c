import type { SecretKind } from '#contract/qa/textMarks'
import { paths } from '#contract/shared/paths'

/** The parameters of links that are a key by themselves; `/cards/check` is a screen. */
const linkPatterns = Object.values(paths)
  .filter((path) => path.endsWith('/:token'))
  .map((path) => new RegExp(`${path.replace(':token', '')}(?!check\\b)([^/?#"'\\s\\\\]+)`, 'g'))

/** What is secret wherever it is found, in any text, public ones included; the first group where there is one. */
export const secretPatterns: readonly { kind: SecretKind; pattern: RegExp }[] = [
  // Links to reset, to confirm and to a shared card.
  ...linkPatterns.map((pattern) => ({ kind: 'link' as const, pattern })),
  // The calendar of a member's runs, photos and pictures of courses: the address is the only key.
  { kind: 'link', pattern: /\/(?:calendar|course-pictures|photos)\/([\w-]{20,})/g },
  // A header that was quoted.
  { kind: 'token', pattern: /\bBearer ([\w.~+/=-]+)/g },
  // A JSON web token.
  { kind: 'token', pattern: /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g },
  // The signed card of a dog, as its QR code carries it.
  { kind: 'link', pattern: /\bCR1\.[\w-]+\.[\w-]+/g },
  // The set-up of an authenticator app.
  { kind: 'factor', pattern: /otpauth:[^\s"\\]+/g },
  // An address in a sentence or a query.
  { kind: 'email', pattern: /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g },
  // Fifteen digits: cells of a register’s export.
  { kind: 'microchip', pattern: /(?<![\w-])(?:\d{15}|\d{3}(?: \d{3}){4}|\d{3}(?: \d{4}){3})(?![\w-])/g },
  // What a broken answer says, as the error of the browser's parser quotes it.
  { kind: 'text', pattern: /"((?:[^"\\]|\\.)+)"(?:\.\.\.)? is not valid JSON/g },
  // A card number that was typed elsewhere.
  { kind: 'card', pattern: /(?<![\w-])(?:\d{4}[ -]?){3}\d{1,7}(?![\w-])/g },
]
