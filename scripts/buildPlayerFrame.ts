import { join } from 'node:path'
import { qaFrameFiles } from '#contract/qa/frame'
import { buildSinglePage } from './webpack/buildSinglePage'

buildSinglePage({
  entry: './src/playerFrame.tsx',
  folder: join(process.cwd(), 'dist/player'),
  address: qaFrameFiles,
})
