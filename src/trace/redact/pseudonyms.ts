import { encodingsOf, type Encoding } from './encodings'
import { createFinder, shortest } from './finder'
import { kindsOfFieldsAlone, type SecretKind } from './secrets'

const letters: Record<Encoding, string> = {
  plain: 'x',
  url: 'u',
  form: 'f',
  json: 'j',
  doubleJson: 'k',
  base64: 'b',
  hex: 'h',
}
const pseudonym = /redacted-[a-z]+-(\d+)[xufjkbh]|user(\d+)[ufjkbh]?@redacted\.invalid/g

const isPseudonym = (text: string): boolean => text.replaceAll(pseudonym, '') === ''

/**
 * The one map of a trace: a value has one pseudonym wherever it is found, and no two values share one. A pseudonym ends with
 * a letter, so that digits behind it do not make it another.
 */
export const createPseudonyms = () => {
  const byValue = new Map<string, { kind: SecretKind; number: number }>()
  let last = 0
  let replacements = new Map<string, string>()
  let finder = createFinder([])

  const write = (kind: SecretKind, number: number, encoding: Encoding) =>
    kind === 'email'
      ? `user${number}${encoding === 'plain' ? '' : letters[encoding]}@redacted.invalid`
      : `redacted-${kind}-${number}${letters[encoding]}`

  return {
    add: (kind: SecretKind, value: string): void => {
      if (value.trim() === '' || isPseudonym(value)) return
      const known = byValue.get(value)
      if (!known) byValue.set(value, { kind, number: (last += 1) })
      else if (kindsOfFieldsAlone.includes(known.kind)) known.kind = kind
    },
    /** Pseudonyms of an earlier redaction: new ones are numbered after them. */
    skipPast: (text: string): void => {
      if (!text.includes('redacted')) return
      for (const [, number, user] of text.matchAll(pseudonym)) last = Math.max(last, Number(number ?? user))
    },
    /** Ends the learning. What the application itself spells, in `vocabulary`, is replaced at its field alone. */
    compile: (vocabulary: string): void => {
      replacements = new Map()
      for (const [value, { kind, number }] of byValue)
        if (value.length >= shortest && !kindsOfFieldsAlone.includes(kind) && !vocabulary.includes(value))
          for (const [encoding, text] of encodingsOf(value))
            if (!replacements.has(text)) replacements.set(text, write(kind, number, encoding))
      finder = createFinder(replacements.keys())
    },
    atField: (value: string): string => {
      const known = byValue.get(value)
      return known ? write(known.kind, known.number, 'plain') : value
    },
    inText: (text: string): string => finder.replace(text, (found) => replacements.get(found) ?? found),
    /** The values that are replaced in any text. */
    longValues: (): string[] => [...byValue.keys()].filter((value) => replacements.has(value)),
    counts: (): Record<string, number> => {
      const counts: Record<string, number> = {}
      for (const { kind } of byValue.values()) counts[kind] = (counts[kind] ?? 0) + 1
      return counts
    },
  }
}
