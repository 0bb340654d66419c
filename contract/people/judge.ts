import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'
import { UuidParams } from '../shared/params'

/** A show with published results that a person judged. */
export const JudgedShow = z.object({
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** How many of its classes have published results. */
  classes: z.int(),
})
export type JudgedShow = z.infer<typeof JudgedShow>

/** So many shows of a judge are listed at most, the newest. */
export const mostJudgedShows = 100

/** A judge as visitors see them: the shows that they judged, the newest first, once results are published. */
export const Judge = z.object({ name: z.string(), shows: z.array(JudgedShow) })
export type Judge = z.infer<typeof Judge>

export const judgeEndpoints = {
  getJudge: {
    method: 'GET',
    path: '/judges/:id',
    action: 'judge.read',
    schema: { params: UuidParams, response: { 200: Judge } },
  },
} as const satisfies Endpoints
