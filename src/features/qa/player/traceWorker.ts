import * as z from 'zod/mini'
import { traceJobs, type TraceJobs } from './traceJobs'

/** What the page asks for: one job, once. */
export interface JobMessage {
  name: keyof TraceJobs
  given: readonly string[]
}

// The worker's policy lets no text become code, which zod would try.
z.config({ jitless: true })

const run = traceJobs as Record<keyof TraceJobs, (...given: string[]) => unknown>

self.addEventListener('message', ({ data: { name, given } }: MessageEvent<JobMessage>) => {
  // A worker's own error reaches its page; what a promise is rejected with does not.
  void Promise.resolve(given)
    .then((texts) => run[name](...texts))
    .then((answer) => self.postMessage(answer), reportError)
})
