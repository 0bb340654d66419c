import { rmSync } from 'node:fs'
import { preparedDataKey, startServer } from './server'

const folder = '.cache/e2e-data'

/** Runs once before all journeys: starts the built server, and keeps its sample data for the journeys' servers to copy. */
const prepareData = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  const server = await startServer()
  await server.keepData(folder)
  await server.close()
  process.env[preparedDataKey] = folder
}

// Playwright takes its setup by the default export.
export { prepareData as default }
