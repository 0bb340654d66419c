import * as z from 'zod/mini'
import { locales } from '#contract/shared/locales'

// What the player (host) and the sealed frame say to each other by postMessage. Each takes messages of the other's window
// alone, and reads them by these schemas: what runs in a frame may be anything.

const Step = z.int().check(z.gte(0))
const Key = z.union([z.string(), z.number()])

/** What a screen is made of: its page and its words. */
export const Needs = z.object({
  router: z.object({ location: z.object({ pathname: z.string() }) }),
  ui: z.object({ locale: z.enum(locales), languageMissing: z.boolean() }),
})
export type Needs = z.infer<typeof Needs>

/**
 * To the frame: the state of a step, once; then of each other step what it changes of the one before. `qa/screens` says
 * which screens there are to come.
 */
export const HostMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('qa/show'), step: Step, state: z.looseObject({}) }),
  z.object({
    type: z.literal('qa/seek'),
    step: Step,
    delta: z.array(z.union([z.tuple([z.array(Key), z.unknown()]), z.tuple([z.array(Key)])])),
  }),
  z.object({ type: z.literal('qa/screens'), screens: z.array(Needs) }),
])
export type HostMessage = z.infer<typeof HostMessage>

/**
 * From the frame: it waits for a trace; it shows a step, after so many milliseconds, and with what its screen threw; the
 * application tried to reach out while a step was shown.
 */
export const FrameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('qa/ready') }),
  z.object({
    type: z.literal('qa/shown'),
    step: Step,
    milliseconds: z.number(),
    crash: z.nullable(z.string().check(z.maxLength(500))),
  }),
  z.object({ type: z.literal('qa/blocked'), step: Step, name: z.string().check(z.maxLength(500)) }),
])
export type FrameMessage = z.infer<typeof FrameMessage>
