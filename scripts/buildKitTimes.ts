import { join } from 'node:path'
import { buildSinglePage } from './webpack/buildSinglePage'

buildSinglePage({ entry: './bench/kit/page.tsx', folder: join(process.cwd(), '.cache/kit-times') })
