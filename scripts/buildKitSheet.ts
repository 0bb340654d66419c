import { join } from 'node:path'
import { buildSinglePage } from './webpack/buildSinglePage'

buildSinglePage({ entry: './src/kitSheet.tsx', folder: join(process.cwd(), '.cache/kit-sheet') })
