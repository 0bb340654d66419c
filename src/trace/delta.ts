export type Path = (string | number)[]
/** A value that was set at a path; without a value, what was removed there. `length` of a list that became shorter is set. */
export type Change = [Path, unknown] | [Path]
export type Delta = Change[]
type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value)

/** A value as JSON has it. */
const asJson = (value: unknown): unknown =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? null : value

/** `path` is one list for the whole walk: it is copied where something has changed, and nowhere else. */
const collect = (before: unknown, after: unknown, path: Path, delta: Delta): void => {
  if (Object.is(before, after)) return
  if (Array.isArray(before) && Array.isArray(after)) collectItems(before, after, path, delta)
  else if (isFields(before) && isFields(after)) collectFields(before, after, path, delta)
  else if (asJson(before) !== asJson(after)) delta.push([[...path], asJson(after)])
}

const collectItems = (before: unknown[], after: unknown[], path: Path, delta: Delta): void => {
  for (let index = 0; index < after.length; index += 1) {
    if (index < before.length && before[index] === after[index]) continue
    path.push(index)
    if (index < before.length) collect(before[index], after[index], path, delta)
    else delta.push([[...path], asJson(after[index])])
    path.pop()
  }
  if (after.length < before.length) delta.push([[...path, 'length'], after.length])
}

const collectFields = (before: Fields, after: Fields, path: Path, delta: Delta): void => {
  for (const key in after) {
    const old = before[key]
    const value = after[key]
    if (old === value || value === undefined) continue
    path.push(key)
    if (old === undefined) delta.push([[...path], asJson(value)])
    else collect(old, value, path, delta)
    path.pop()
  }
  for (const key in before) if (after[key] === undefined && before[key] !== undefined) delta.push([[...path, key]])
}

/**
 * What changed from one state to the next, in the order of their keys. What both share is not looked at, so it costs what
 * changed and not what there is. As in JSON, a key whose value is undefined is none.
 */
export const deltaOf = (before: unknown, after: unknown): Delta => {
  const delta: Delta = []
  collect(before, after, [], delta)
  return delta
}

const withChange = (value: unknown, [path, ...set]: Change, depth: number): unknown => {
  if (depth === path.length) return set[0]
  const key = path[depth] as string
  if (Array.isArray(value)) {
    if (key === 'length') return value.slice(0, Number(set[0]))
    return value.toSpliced(Number(key), 1, withChange(value[Number(key)], [path, ...set] as Change, depth + 1))
  }
  const fields = isFields(value) ? value : {}
  if (depth === path.length - 1 && set.length === 0) {
    const { [key]: _removed, ...others } = fields
    return others
  }
  return { ...fields, [key]: withChange(fields[key], [path, ...set] as Change, depth + 1) }
}

/** The next state; what did not change is shared with the one before. */
export const applyDelta = <State>(state: State, delta: Delta): State =>
  delta.reduce<unknown>((value, change) => withChange(value, change, 0), state) as State

/** Whether two values are the same JSON, ignoring the order of their keys. */
export const sameJson = (a: unknown, b: unknown): boolean => deltaOf(a, b).length === 0

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (isObject(at) ? (at as Fields)[key] : undefined), value)

/** A path as code would write it: purchase.purchaseItems[0].total */
export const pathText = (path: Path): string =>
  path
    .map((key) =>
      typeof key === 'number' ? `[${key}]` : /^[A-Z_]\w*$/i.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`,
    )
    .join('')
    .replace(/^\./, '')
