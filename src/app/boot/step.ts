import { synchronousBoot } from '../../config/build'

interface Scheduler {
  yield?: () => Promise<void>
}

/** Ends the present task, so that the browser can paint and answer input before the next piece of the boot. */
export const step = (): Promise<void> => {
  if (synchronousBoot) return Promise.resolve()
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(0)
  })
}
