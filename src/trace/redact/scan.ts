import { isObject } from '../delta'
import { base64Cores, encodingsOf } from './encodings'
import { createFinder } from './finder'

const textsIn = (value: unknown, texts = new Set<string>(), seen = new WeakSet()): Set<string> => {
  if (typeof value === 'string') texts.add(value)
  if (!isObject(value) || seen.has(value)) return texts
  seen.add(value)
  for (const [key, inner] of Object.entries(value)) {
    texts.add(key)
    textsIn(inner, texts, seen)
  }
  return texts
}

const writtenForms = (value: string): string[] => {
  const cores = base64Cores(value)
  const urlSafe = cores.map((core) => core.replaceAll('+', '-').replaceAll('/', '_'))
  return [...encodingsOf(value).map(([, text]) => text), ...cores, ...urlSafe]
}

/**
 * How many texts and keys of a value hold one of these secrets: plain, as in an address, a form, JSON, JSON in JSON, base64
 * (wherever it begins) or hex. Secrets of fewer than 8 characters are not looked for.
 */
export const countSecrets = (value: unknown, secrets: readonly string[]): number => {
  const finder = createFinder(secrets.flatMap(writtenForms))
  return [...textsIn(value)].filter((text) => finder.isIn(text)).length
}
