import type { Effects } from './effects'

/** The files that a reader has chosen, by ids: the last one alone is kept, since it is sent at once. */
export const keptFiles = (save: Effects['files']['save']): Effects['files'] => {
  let last: { id: string; file: Blob } | null = null
  let count = 0
  return {
    save,
    keep: (file) => {
      count += 1
      last = { id: `file ${count}`, file }
      return last.id
    },
    kept: (id) => (last?.id === id ? last.file : null),
  }
}
