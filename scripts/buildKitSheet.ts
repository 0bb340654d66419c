import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { resolve, rules } from './webpack/rules'
import { runWebpack } from './webpack/runWebpack'

const folder = join(process.cwd(), '.cache/kit-sheet')

// A build of its own: neither the product's routes nor dist/web know of this page.
const run = async () => {
  await runWebpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { sheet: './src/kitSheet.tsx' },
    devtool: false,
    output: { path: folder, filename: '[name].js', cssFilename: '[name].css', publicPath: 'auto', clean: true },
    experiments: { css: true },
    resolve: resolve ?? {},
    module: { rules: rules(true) },
    performance: { hints: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  })
  const head = '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="sheet.css">'
  const body = '<script src="sheet.js"></script>'
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  )
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
