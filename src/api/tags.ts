import type { TagType } from './api'

/** The tags of a list and of each record in it: a record that changes brings every list again that shows it. */
export const listTags = <Type extends TagType>(type: Type, ids: readonly string[] = []) => [
  { type, id: 'list' },
  ...recordTags(type, ids),
]

/** The tags of records alone. */
export const recordTags = <Type extends TagType>(type: Type, ids: readonly string[]) => ids.map((id) => ({ type, id }))
