import * as z from 'zod/mini'

// What the player (host) and the sealed frame say to each other by postMessage. Each takes messages of the other's window
// alone, and reads them by these schemas: what runs in a frame may be anything.

const Step = z.int().check(z.gte(0))

/** To the frame: a trace's text, once, with the step to begin at; then only steps. */
export const HostMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('qa/load'), text: z.string(), step: Step }),
  z.object({ type: z.literal('qa/seek'), step: Step }),
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
