import { buildSite } from './webpack/buildSite'

// What the benchmark compares the product with: the same pages, hydrated in one go.
await buildSite({ synchronousBoot: true, folder: '.cache/at-once' })
