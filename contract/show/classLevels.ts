import * as z from 'zod/mini'
import { scales } from '../rules/ruleSet'
import { addedLater } from '../shared/addedLater'

/** The levels of a class: a closed interval on a ladder. */
export const classLevels = {
  startLevel: z.int(),
  endLevel: z.int(),
  scale: addedLater(z.enum(scales), 'nexus'),
} as const
