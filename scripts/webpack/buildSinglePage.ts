import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import { replacedModules, resolve, rules } from './rules'
import { runWebpack } from './runWebpack'

interface SinglePage {
  entry: string
  folder: string
  /** Where the server has its files; beside the page, where there is no server. */
  address?: string
}

/** Builds a separate page beside the site, in one file: the site's pages and chunks know nothing of it. */
const build = async ({ entry, folder, address }: SinglePage): Promise<void> => {
  await runWebpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { page: entry },
    devtool: false,
    output: {
      path: folder,
      filename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      publicPath: address ? `${address}/` : 'auto',
      trustedTypes: { policyName: 'clear-round' },
      clean: true,
    },
    experiments: { css: true },
    resolve: resolve ?? {},
    module: { rules: rules(true) },
    performance: { hints: false },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
    plugins: [
      ...replacedModules(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({
        'process.env.BOOT': JSON.stringify('pieces'),
        'process.env.VERSION': JSON.stringify(''),
        'process.env.COMMIT': JSON.stringify(''),
      }),
    ],
  })
  const from = address ? `${address}/` : ''
  const [style, script] = ['.css', '.js'].map((ending) => readdirSync(folder).find((file) => file.endsWith(ending)))
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Clear Round</title><link rel="stylesheet" href="${from}${style}">`
  const body = `<div id="root"></div><script src="${from}${script}"></script>`
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
  )
}

/** The same as a command. */
export const buildSinglePage = (page: SinglePage): void => {
  build(page).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}
