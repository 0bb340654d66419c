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

  const write = (field: PersistedField, state: Slices) => {
    const text = field.encode(valueIn(state, field))
    if (known.get(field.key) === text) return
    if (text === null) storage.remove(field.key)
    else storage.write(field.key, text)
    known.set(field.key, text)
  }

  return {
    getItem: () => Promise.resolve(persistedFields.map(read).reduce(merge, {})),
    setItem: async (_key: string, state: Slices) => {
      await Promise.resolve()
      for (const field of persistedFields) if (valueIn(state, field) !== undefined) write(field, state)
    },
    removeItem: () => Promise.resolve(persistedFields.forEach(({ key }) => storage.remove(key))),
    /** Another tab wrote this key: remembered as known; the part of the state it stands for, or null. */
    heard: (key: string, raw: string | null): Slices | null => {
      const field = persistedFields.find((candidate) => candidate.key === key)
      if (!field) return null
      known.set(key, raw ?? field.encode(valueIn(initial, field)))
      const value = raw === null ? undefined : field.decode(raw)
      return partOf(field, value ?? valueIn(initial, field))
    },
  }
}
export type StorageEngine = ReturnType<typeof createStorageEngine>
