/**
 * Keeps what was loaded under a key for some milliseconds from the moment the loading began, so that many readers of one
 * moment cost one query. A failure is not kept. `lifetime` 0 keeps nothing.
 */
export const memo = <Value>(lifetime: number, clock: () => number = () => performance.now()) => {
  const cached = new Map<string, { since: number; value: Promise<Value> }>()
  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const now = clock()
    for (const [other, { since }] of cached) if (now - since >= lifetime) cached.delete(other)
    const found = cached.get(key)
    if (found) return found.value
    const value = load()
    if (lifetime > 0) cached.set(key, { since: now, value })
    value.catch(() => cached.delete(key))
    return value
  }
}
