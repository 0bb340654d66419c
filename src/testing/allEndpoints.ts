import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '../api/api'

export interface Endpoint {
  initiate: (arg: unknown, options?: object) => never
}

const folder = join(process.cwd(), 'src/api')

// Each file that injects endpoints is found, not named: one that is added later is here too.
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /Api\.ts$/.test(file))
for (const file of files) jest.requireActual(join(folder, file))

/** Every endpoint of the API by name, read before a test file adds more. */
export const allEndpoints: [name: string, endpoint: Endpoint][] = Object.entries(
  api.endpoints as unknown as Record<string, Endpoint>,
)
