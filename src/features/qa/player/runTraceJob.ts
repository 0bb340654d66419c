import { qaFrameFiles, qaWorkerFile } from '#contract/qa/frame'
import type { TraceJobs } from './traceJobs'
import type { JobMessage } from './traceWorker'

type Answer<Name extends keyof TraceJobs> = Awaited<ReturnType<TraceJobs[Name]>>

const address = `${qaFrameFiles}/${qaWorkerFile}`

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof policy
}
const policy = { createScriptURL: (url: string): string => url }

/** The page's policy wants each address of a script vouched for, in browsers that know of it. */
const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return (trustedTypes?.createPolicy('clear-round-worker', policy) ?? policy).createScriptURL(address)
}

/**
 * Runs a job in a new worker, so that the page answers meanwhile. Rejects with the worker's error, and where it cannot be
 * loaded. Once the signal is aborted the worker ends, whatever a file keeps it busy with, and nothing follows.
 */
export const runTraceJob = <Name extends keyof TraceJobs>(
  name: Name,
  given: Parameters<TraceJobs[Name]>,
  signal: AbortSignal,
): Promise<Answer<Name>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerAddress())
    const end = () => worker.terminate()
    signal.addEventListener('abort', end)
    worker.addEventListener('message', ({ data }: MessageEvent<Answer<Name>>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', ({ message }) => {
      end()
      reject(new Error(message))
    })
    const message: JobMessage = { name, given }
    worker.postMessage(message)
  })
