import type { Effects } from '../../effects/effects'
import { persistedFields, type PersistedField } from './persistedFields'

type Slices = Record<string, Record<string, unknown>>

const valueIn = (state: Slices, { slice, field }: PersistedField): unknown =>
  field === null ? state[slice] : state[slice]?.[field]

/** The part of the state that one decoded field stands for. */
export const partOf = ({ slice, field }: PersistedField, value: unknown): Slices => ({
  [slice]: field === null ? (value as Record<string, unknown>) : { [field]: value },
})

const merge = (all: Slices, part: Slices): Slices =>
  Object.entries(part).reduce((sum, [slice, value]) => ({ ...sum, [slice]: { ...sum[slice], ...value } }), all)

/**
 * redux-persist's storage: the whole persisted state in, one raw text a field out. It writes only what differs from
 * its last read or write, so that a change of one field never puts this tab's old value over another tab's.
 */
export const createStorageEngine = (storage: Effects['storage'], initial: Slices) => {
  const known = new Map<string, string | null>()

  const read = (field: PersistedField): Slices => {
    const raw = storage.read(field.key)
    const value = raw === null ? undefined : field.decode(raw)
    // Nothing stored means the initial value: it is not written until it changes. Garbage is, which repairs it.
    known.set(field.key, raw ?? field.encode(valueIn(initial, field)))
    return value === undefined ? {} : partOf(field, value)
  }

  const decoded = (field: PersistedField, raw: string | null | undefined) =>
    (typeof raw === 'string' ? field.decode(raw) : undefined) ?? valueIn(initial, field)

  /** What two tabs made of this field, where both may have changed it since this tab last knew it. */
  const merged = (field: PersistedField, ours: unknown, theirs: string | null): unknown =>
    field.merge
      ? field.merge(decoded(field, known.get(field.key)), ours, decoded(field, theirs))
      : decoded(field, theirs)

  const write = (field: PersistedField, state: Slices) => {
    const ours = valueIn(state, field)
    const text = field.encode(ours)
    if (known.get(field.key) === text) return
    const kept = field.merge ? field.encode(merged(field, ours, storage.read(field.key))) : text
    if (kept === null) storage.remove(field.key)
    else storage.write(field.key, kept)
    // Not what was written: what the other tab added arrives as its own event, and only then becomes this tab's.
    known.set(field.key, text)
  }

  const hear = (field: PersistedField, state: Slices): Slices => {
    // Storage may be ahead of the event that tells of it.
    const raw = storage.read(field.key)
    const value = merged(field, valueIn(state, field), raw)
    known.set(field.key, raw ?? field.encode(valueIn(initial, field)))
    return partOf(field, value)
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
    /** Another tab changed this key (null: all of them): the parts of the state that follow; none of ours: null. */
    heard: (key: string | null, state: Slices): Slices | null => {
      const fields = persistedFields.filter((field) => key === null || field.key === key)
      return fields.length === 0 ? null : fields.map((field) => hear(field, state)).reduce(merge)
    },
  }
}
export type StorageEngine = ReturnType<typeof createStorageEngine>
