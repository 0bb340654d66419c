import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, type BrotliOptions } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Chunk, type ChunkGraph, type Configuration, type Module } from 'webpack'
import { CompileHints } from './scripts/webpack/compileHints'
import type { PrerenderedPage } from '#contract/info/publicPages'
import { pages } from './scripts/webpack/pages'
import { replacedModules, resolve, rules } from './scripts/webpack/rules'

const root = process.cwd()
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** The commit that is built, for traces; empty in a copy without its history, unless COMMIT names it. */
const commitOf = (): string => {
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return process.env['COMMIT'] ?? (git.status === 0 ? git.stdout.trim() : '')
}

const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

// Libraries that the boot needs, in separate files: each is compiled and run in a separate task. Only the boot's
// chunk is split so; what lazy routes bring along travels with them.
const ofBoot = (chunk: Chunk) => chunk.name === 'own'
const bootGroup = (name: string, test: RegExp, priority: number) => ({
  name,
  test,
  priority,
  chunks: ofBoot,
  enforce: true,
})
// Heavy parts that several lazy routes share, each named and with its own byte budget.
const sharedGroup = (name: string, test: RegExp) => ({
  name,
  test,
  priority: 2,
  chunks: (chunk: Chunk) => chunk.name !== 'own' && chunk.name !== 'app',
  enforce: true,
})

interface BuildOptions {
  /** The public pages, drawn; the development server has none and lets the app draw everything. */
  prerendered?: PrerenderedPage[]
  /** For the benchmark: everything in one file and in one go, into a separate folder. */
  synchronousBoot?: boolean
  folder?: string
}

const config = (
  { prerendered = [], synchronousBoot = false, folder = 'dist' }: BuildOptions,
  { mode = 'production' }: { mode?: Configuration['mode'] },
): Configuration => {
  const production = mode === 'production'
  const filename = production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js'
  return {
    mode,
    target: ['web', 'es2022'],
    entry: { app: './src/main.tsx' },
    devtool: production ? 'hidden-source-map' : 'eval-source-map',
    output: {
      path: `${root}/${folder}/web`,
      filename,
      chunkFilename: filename,
      // Beside the site, not in it: maps are for readers of a stack trace, not for every visitor.
      sourceMapFilename: '../maps/[file].map',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      cssFilename: 'assets/[name].[contenthash:8].css',
      cssChunkFilename: 'assets/[name].[contenthash:8].css',
      publicPath: '/',
      clean: true,
      chunkLoadTimeout: 120_000,
      trustedTypes: { policyName: 'clear-round' },
    },
    experiments: { css: true },
    performance: { hints: false },
    stats: 'errors-warnings',
    resolve,
    module: {
      ...(synchronousBoot && { parser: { javascript: { dynamicImportMode: 'eager' } } }),
      rules: rules(production),
    },
    optimization: {
      runtimeChunk: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 }, module: true, toplevel: true, format: { comments: false } },
        }),
      ],
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          react: bootGroup('react', packages('react', 'react-dom', 'scheduler'), 9),
          store: bootGroup(
            'store',
            packages(
              '@reduxjs',
              '@standard-schema',
              'react-redux',
              'redux',
              'redux-thunk',
              'redux-persist',
              'immer',
              'reselect',
              'use-sync-external-store',
            ),
            8,
          ),
          schemas: bootGroup('schemas', packages('zod'), 7),
          router: bootGroup('router', packages('react-router', 'cookie', 'set-cookie-parser'), 7),
          intl: bootGroup('intl', packages('react-intl', '@formatjs', 'intl-messageformat'), 6),
          chakra: bootGroup(
            'chakra',
            packages('@chakra-ui', '@emotion', '@ark-ui', '@zag-js', '@pandacss', 'stylis'),
            5,
          ),
          forms: sharedGroup('forms', /[\\/]src[\\/]forms[\\/]/),
          lists: sharedGroup('lists', packages('@tanstack')),
          // What dialogs, calendars and menus have in common, once.
          machines: { ...sharedGroup('machines', packages('@ark-ui', '@zag-js', '@floating-ui')), minChunks: 2 },
          // What every screen with a form has of these, as the login has.
          controls: {
            ...sharedGroup('controls', /./),
            test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
              packages('@ark-ui', '@zag-js').test(module.nameForCondition() ?? '') &&
              [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'login'),
            priority: 4,
          },
          combobox: {
            ...sharedGroup('combobox', /[\\/](combobox|collection|live-region)[\\/]|[\\/]Combobox\./),
            priority: 3,
          },
          files: { ...sharedGroup('files', /[\\/](file-upload|file-utils)[\\/]|[\\/]FileDrop\./), priority: 3 },
          breeds: sharedGroup('breed-names', /[\\/]contract[\\/]breeds\./),
          time: sharedGroup('time', packages('temporal-polyfill', 'temporal-utils')),
        },
      },
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.BOOT': JSON.stringify(synchronousBoot ? 'at-once' : 'pieces'),
        'process.env.VERSION': JSON.stringify(version),
        'process.env.COMMIT': JSON.stringify(commitOf()),
      }),
      ...pages(prerendered),
      new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
      // redux-persist's default, in place of which the store names this one.
      new webpack.NormalModuleReplacementPlugin(
        /stateReconciler\/autoMergeLevel1$/,
        'redux-persist/es/stateReconciler/autoMergeLevel2',
      ),
      ...replacedModules(),
      ...(production
        ? [
            new webpack.NormalModuleReplacementPlugin(
              /styled-system[\\/]preflight\.js$|^\.\/preflight\.js$/,
              `${root}/src/ui/system/noPreflight.ts`,
            ),
            ...(synchronousBoot ? [] : [new CompileHints()]),
            new CompressionPlugin({ test: /\.(js|css|svg)$/, algorithm: 'gzip', filename: '[path][base].gz' }),
            new CompressionPlugin<BrotliOptions>({
              test: /\.(js|css|svg)$/,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
            }),
          ]
        : []),
    ],
  }
}

// A configuration of webpack is a default export, by convention.
export default config
