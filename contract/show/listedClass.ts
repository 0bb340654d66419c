import * as z from 'zod/mini'
import { addedLater } from '../shared/addedLater'
import { classFormat, formatOf } from './classFormat'
import { ShowClass } from './show'

const { id, date, startTime, ring, type, height, startLevel, endLevel, scale } = ShowClass.shape

/** Which class it is, wherever one is named: when and where it is held, for whom, and what sets it apart. */
export const ListedClass = z.object({
  id,
  date,
  startTime,
  ring,
  type,
  height,
  startLevel,
  endLevel,
  scale,
  ...classFormat,
  veteran: addedLater(z.boolean(), false),
})
export type ListedClass = z.infer<typeof ListedClass>

export const listedClassOf = (cls: ListedClass): ListedClass => ({
  id: cls.id,
  date: cls.date,
  startTime: cls.startTime,
  ring: cls.ring,
  type: cls.type,
  height: cls.height,
  startLevel: cls.startLevel,
  endLevel: cls.endLevel,
  scale: cls.scale,
  ...formatOf(cls),
  veteran: cls.veteran,
})
