import { isObject } from './delta'

/*
 * What Redux DevTools write with `serialize: true` (the package jsan): JSON in which `{ "$jsan": "…" }` encodes what
 * JSON does not know, and an object that has occurred already. Functions are left out; nothing is evaluated.
 */
const key = '$jsan'
type Fields = Record<string, unknown>

const isMarker = (value: unknown): value is { [key]: string } =>
  isObject(value) && key in value && typeof value[key] === 'string' && Object.keys(value).length === 1

const keysOf = (path: string): string[] =>
  [...path.matchAll(/\.(\w+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g)].map(([, name, index, quoted]) =>
    quoted === undefined ? (name ?? index ?? '') : (JSON.parse(quoted) as string),
  )

const meaningOf = (text: string): unknown => {
  const rest = text.slice(1)
  switch (text[0]) {
    case 'd':
      return new Date(Number(rest)).toJSON()
    case 'n':
    case 'i':
    case 'y':
      return null
    case 'e':
      return { message: rest }
    case 'm':
    case 'l':
      return reviveJsan(JSON.parse(rest))
    case 'r':
    case 's':
    case 'g':
      return rest
    default:
      return undefined
  }
}

/** The value as plain JSON would have it, with its references followed. */
export const reviveJsan = (root: unknown): unknown => {
  const follow = (text: string): unknown => {
    const target = keysOf(text).reduce<unknown>(
      (at, name) => (isObject(at) && Object.hasOwn(at, name) ? (at as Fields)[name] : undefined),
      root,
    )
    return isMarker(target) ? undefined : target
  }
  const revive = (value: unknown): unknown => {
    if (isMarker(value)) return value[key].startsWith('$') ? follow(value[key]) : meaningOf(value[key])
    if (!isObject(value)) return value
    for (const [name, inner] of Object.entries(value)) (value as Fields)[name] = revive(inner)
    return value
  }
  return revive(root)
}
