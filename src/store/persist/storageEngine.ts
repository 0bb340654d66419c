import type { Effects } from '../../effects/effects'
import { persistedFields, type PersistedField } from './persistedFields'

type Slices = Record<string, Record<string, unknown>>

const valueIn = (state: Slices, { slice, field }: PersistedField): unknown =>
  field === null ? state[slice] : state[slice]?.[field]

/** The part of the state that one decoded field represents. */
export const partOf = ({ slice, field }: PersistedField, value: unknown): Slices => ({
  [slice]: field === null ? (value as Record<string, unknown>) : { [field]: value },
})

const merge = (all: Slices, part: Slices): Slices =>
  Object.entries(part).reduce((sum, [slice, value]) => ({ ...sum, [slice]: { ...sum[slice], ...value } }), all)

/** How long another tab may miss this tab's write: browsers deliver events late. */
const unseen = 1_000

/**
 * redux-persist's storage: the whole persisted state in, one raw text a field out. It writes only what differs from
 * its last read or write, so that a change of one field never puts this tab's old value over another tab's.
 */
export const createStorageEngine = ({ storage, clock }: Pick<Effects, 'storage' | 'clock'>, initial: Slices) => {
  const known = new Map<string, string | null>()
  /** What was known before this tab's latest writes, which the others may not have seen yet. */
  const earlier = new Map<string, { raw: string | null | undefined; at: number }>()
  const now = () => Date.parse(clock.now())
  const justWrote = (key: string) => {
    const before = earlier.get(key)
    return before && now() - before.at < unseen ? before : null
  }

  const unreadIn = ({ unread }: PersistedField, raw: string | null | undefined) =>
    (typeof raw === 'string' && unread?.(raw)) || 0

  const read = (field: PersistedField): Slices => {
    const raw = storage.read(field.key)
    const value = raw === null ? undefined : field.decode(raw)
    const unreadItems = unreadIn(field, raw)
    // Nothing stored means the initial value: it is not written until it changes. Garbage is, which repairs it.
    known.set(field.key, raw ?? field.encode(valueIn(initial, field)))
    const part = value === undefined ? {} : partOf(field, value)
    return unreadItems > 0 ? merge(part, { ui: { unreadItems } }) : part
  }

  const decoded = (field: PersistedField, raw: string | null | undefined) =>
    (typeof raw === 'string' ? field.decode(raw) : undefined) ?? valueIn(initial, field)

  /** What two tabs made of this field, where both may have changed it since it was `base`. */
  const merged = (field: PersistedField, base: string | null | undefined, ours: unknown, theirs: string | null) =>
    field.merge ? field.merge(decoded(field, base), ours, decoded(field, theirs)) : decoded(field, theirs)

  /** Is the stored text more than this build can read, and the store's value still all that it could read? */
  const keepsUnread = (field: PersistedField, state: Slices, text: string | null) => {
    const raw = known.get(field.key)
    const isDecoded = Number(state['ui']?.['unreadItems']) > 0
    return isDecoded && unreadIn(field, raw) > 0 && field.encode(decoded(field, raw)) === text
  }

  const write = (field: PersistedField, state: Slices) => {
    const ours = valueIn(state, field)
    const text = field.encode(ours)
    if (known.get(field.key) === text || keepsUnread(field, state, text)) return
    const encoded = field.merge
      ? field.encode(merged(field, known.get(field.key), ours, storage.read(field.key)))
      : text
    if (encoded === null) storage.remove(field.key)
    else storage.write(field.key, encoded)
    if (!justWrote(field.key)) earlier.set(field.key, { raw: known.get(field.key), at: now() })
    // A browser that forgets at once has stored nothing that could be changed by someone else.
    if (storage.read(field.key) !== encoded) return
    // Not what was written: what the other tab added arrives as its own event, and only then becomes this tab's.
    known.set(field.key, text)
  }

  const applyRemote = (field: PersistedField, state: Slices): Slices => {
    // Storage may be ahead of its event.
    const raw = storage.read(field.key)
    // A tab that wrote at the same moment did not mean to remove what it could not see.
    const base = justWrote(field.key) ?? { raw: known.get(field.key) }
    const value = merged(field, base.raw, valueIn(state, field), raw)
    known.set(field.key, raw ?? field.encode(valueIn(initial, field)))
    const part = partOf(field, value)
    return field.unread ? merge(part, { ui: { unreadItems: unreadIn(field, raw) } }) : part
  }

  return {
    getItem: () => Promise.resolve(persistedFields.map(read).reduce(merge, {})),
    setItem: async (_key: string, state: Slices) => {
      await Promise.resolve()
      const refused: unknown[] = []
      for (const field of persistedFields) {
        try {
          if (valueIn(state, field) !== undefined) write(field, state)
        } catch (error) {
          // No room for the cart is no reason to lose the language.
          refused.push(error)
        }
      }
      if (refused.length > 0) throw refused[0]
    },
    removeItem: () => Promise.resolve(persistedFields.forEach(({ key }) => storage.remove(key))),
    /** Does the key hold another text than this tab last read or wrote? Not before it has read. */
    hasMoved: (key: string): boolean => known.has(key) && known.get(key) !== storage.read(key),
    /** Another tab changed this key (null: all of them): the parts of the state that follow; none of ours: null. */
    remoteChange: (key: string | null, state: Slices): Slices | null => {
      const fields = persistedFields.filter((field) => !field.ofTab && (key === null || field.key === key))
      return fields.length === 0 ? null : fields.map((field) => applyRemote(field, state)).reduce(merge)
    },
  }
}
export type StorageEngine = ReturnType<typeof createStorageEngine>
