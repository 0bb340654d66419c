import type { EntryItem } from '#contract/purchase/cartItem'
import type { ClassRow, ShowRow } from '../show/showFromRow'

/** What is shown of a dog in a class. */
export const itemFromRow = (dog: { id: string; name: string }, cls: ClassRow, show: ShowRow): EntryItem => ({
  classId: cls.id,
  dogId: dog.id,
  dogName: dog.name,
  showSlug: show.slug,
  showName: show.name,
  date: cls.date,
  startTime: cls.startTime,
  ring: cls.ring,
  type: cls.type,
  height: cls.height,
  currency: cls.currency,
  ...(cls.teamSize !== null && { teamSize: cls.teamSize }),
})
