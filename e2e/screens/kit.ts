import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Answer } from '../faults/answers'
import type { State } from './screen'

/** Built by scripts/buildKitSheet.ts; the server knows nothing of it. */
const folder = '.cache/kit-sheet'

const fromFolder: Answer = (route) => {
  const path = `${folder}/${basename(new URL(route.request().url()).pathname) || 'index.html'}`
  return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
}

/** Every part of the kit in every state: looked at like a screen. */
export const kit: State[] = [
  {
    name: 'every part',
    long: true,
    at: '/kit-sheet/index.html',
    files: [[/\/kit-sheet\//, fromFolder]],
    // Its loaders never end.
    waits: true,
  },
]
