import { buildSite } from './webpack/buildSite'

// What the benchmark compares the product with: the same pages, hydrated in one go.
await buildSite({ atOnce: true, folder: '.cache/at-once' })
