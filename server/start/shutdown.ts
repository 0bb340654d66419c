import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '../db/client'

const second = 1_000
/** What is under way gets this long; then connections end, and with them what waits for the rest of a request. */
const forRequests = 8 * second
/** After this the process ends, even with requests under way. */
const deadline = 10 * second
// A Ctrl-C reaches the process twice, from the terminal and from npm.
const sameKeyPress = second / 2

/** Stops in order: takes nothing new, lets requests and jobs finish their present step, then lets go of the database. */
export const stopServer = async (app: FastifyInstance, database: Pick<OpenDatabase, 'close'>): Promise<void> => {
  app.refuseNew()
  app.connections.endUnasked()
  const late = setTimeout(() => app.connections.endAll(), forRequests)
  await Promise.all([app.close(), app.jobs.stop()])
  clearTimeout(late)
  await database.close()
}

/** Ends the process on SIGTERM and SIGINT, within ten seconds; a second signal ends it at once. */
export const endOnSignal = (stop: () => Promise<void>, say: (line: string) => void): void => {
  let firstAt: number | null = null
  const end = () => {
    const now = performance.now()
    if (firstAt !== null) {
      if (now - firstAt > sameKeyPress) process.exit(1)
      return
    }
    firstAt = now
    setTimeout(() => {
      say('Some requests or jobs didn’t end within ten seconds.')
      process.exit(1)
    }, deadline).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
