import { join } from 'node:path'
import { qaFrameFiles } from '#contract/qaFrame'
import { buildSinglePage } from './webpack/buildSinglePage'

buildSinglePage({
  entry: './src/playerFrame.tsx',
  folder: join(process.cwd(), 'dist/player'),
  address: qaFrameFiles,
})
