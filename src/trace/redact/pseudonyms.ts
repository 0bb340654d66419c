import type { SecretKind } from '#contract/qa/textMarks'
import { encodingsOf } from './encodings'
import { createFinder, shortest } from './finder'
import { createFormatKeeping } from './formatKeeping'
import { isInOwnWord } from './ownTexts'

/**
 * How pseudonyms look. `alike`: like what they stand for, for a file that lists them. `labelled`: each says what it is, for
 * Redux DevTools, whose export has no such list.
 */
export type Style = 'alike' | 'labelled'

const labelled = /^(?:redacted-[a-z]+-(\d+)x|user(\d+)@redacted\.invalid)$/

/** A number below another one, by chance that cannot be foreseen. */
const chance = (below: number): number => {
  // The port's effects are for what a replay repeats; a pseudonym is chosen once, and a replay finds it in the file.
  // eslint-disable-next-line no-restricted-globals -- and what Math.random gives can be worked out from the ids in a trace
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number % below
}

/** The one map of a trace: a text has one pseudonym wherever it is found, and no two texts share one. */
export const createPseudonyms = (style: Style, isKnown: (text: string) => boolean) => {
  const kinds = new Map<string, SecretKind>()
  const made = new Map<string, string>()
  const alike = createFormatKeeping(chance)
  let last = 0
  let replacements = new Map<string, string>()
  let finder = createFinder([])

  const make = (text: string, kind: SecretKind): string => {
    if (style === 'alike') return alike(text)
    last += 1
    return kind === 'email' ? `user${last}@redacted.invalid` : `redacted-${kind}-${last}x`
  }
  const isPseudonym = (text: string): boolean => {
    const [found, number, user] = labelled.exec(text) ?? []
    // Of an earlier redaction: new ones are numbered after it.
    if (found !== undefined) last = Math.max(last, Number(number ?? user))
    return found !== undefined || isKnown(text)
  }

  return {
    add: (kind: SecretKind, text: string): void => {
      const known = kinds.get(text)
      if (known === undefined ? isPseudonym(text) : known !== 'text') return
      kinds.set(text, kind)
    },
    /** Ends the learning, of what was learned before as well. */
    compile: (): void => {
      replacements = new Map()
      // In their order: the same texts become the same ones, whichever was met first.
      for (const [text, kind] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const pseudonym = made.get(text) ?? make(text, kind)
        made.set(text, pseudonym)
        if (text.length < shortest || isInOwnWord(text)) continue
        const encoded = new Map(encodingsOf(pseudonym))
        for (const [encoding, written] of encodingsOf(text))
          if (!replacements.has(written)) replacements.set(written, encoded.get(encoding) ?? pseudonym)
      }
      finder = createFinder(replacements.keys())
    },
    of: (text: string): string | undefined => made.get(text),
    inText: (text: string): string => finder.replace(text, (found) => replacements.get(found) ?? found),
    /** What was learned. */
    texts: (): string[] => [...kinds.keys()],
    /** What was learned and is the pseudonym of nothing: of a single digit, each is that of another one. */
    unmade: (): Set<string> => {
      const pseudonyms = new Set(made.values())
      return new Set([...kinds.keys()].filter((text) => !pseudonyms.has(text)))
    },
    /** The texts that are replaced in any other. */
    longValues: (): string[] => [...kinds.keys()].filter((text) => replacements.has(text)),
    counts: (): Record<string, number> => {
      const counts: Record<string, number> = {}
      for (const kind of kinds.values()) counts[kind] = (counts[kind] ?? 0) + 1
      return counts
    },
  }
}
