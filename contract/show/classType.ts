import * as z from 'zod/mini'

export const ClassType = z.enum(['agility', 'jumping'])
export type ClassType = z.infer<typeof ClassType>
