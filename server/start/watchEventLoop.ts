import { Worker } from 'node:worker_threads'

// A separate thread notices a blocked event loop. It counts its own seconds: a machine that slept is not blocked.
const watcher = `
const { workerData: { beat, seconds } } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let [seen, still] = [-1, 0]
setInterval(() => {
  const now = Atomics.load(beat, 0)
  still = now === seen ? still + 1 : 0
  seen = now
  if (still < seconds) return
  writeSync(2, 'The server did not respond for ' + seconds + ' seconds and was ended. Start it again.\\n')
  process.kill(process.pid, 'SIGKILL')
}, 1000)
`

/**
 * Ends the process where its event loop has stood still so long. The embedded database runs inside this process: should it
 * hang, nothing would be answered and no signal obeyed.
 */
export const watchEventLoop = (seconds = 30): void => {
  const beat = new Int32Array(new SharedArrayBuffer(4))
  new Worker(watcher, { eval: true, workerData: { beat, seconds } }).unref()
  setInterval(() => Atomics.add(beat, 0, 1), 500).unref()
}
