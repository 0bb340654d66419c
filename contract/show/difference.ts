import * as z from 'zod/mini'

const Value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])
export type HistoryValue = z.infer<typeof Value>

const ChangedField = z.object({ field: z.string(), before: Value, after: Value })
const ChangedCell = z.object({ cell: z.string(), before: Value, after: Value })
/** A class that was added, removed or changed; it is known by when and where it is, or was. */
const ChangedClass = z.object({
  change: z.enum(['added', 'removed', 'changed']),
  date: z.string(),
  startTime: z.string(),
  ring: z.int(),
  cells: z.array(ChangedCell),
})
export type ChangedClass = z.infer<typeof ChangedClass>

/** What differs between two states of a show, field by field and class by class. */
export const ShowDifference = z.object({ fields: z.array(ChangedField), classes: z.array(ChangedClass) })
export type ShowDifference = z.infer<typeof ShowDifference>
