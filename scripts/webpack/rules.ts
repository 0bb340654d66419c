import webpack, { type Configuration, type RuleSetRule } from 'webpack'

const loader = (name: string) => `${process.cwd()}/scripts/webpack/${name}.cjs`

/** How a source becomes a module, for the browser and for the build that draws pages. */
export const rules = (production: boolean): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: !production } },
        target: 'es2022',
      },
    },
  },
  ...(production ? [{ test: /\.tsx?$/, loader: loader('messagesLoader') }] : []),
  { test: /content[\\/](pages[\\/].+\.md|settings\.json)$/, type: 'json', loader: loader('contentLoader') },
  { test: /locales[\\/]\w+\.json$/, loader: loader('intlLoader') },
  ...(production ? [{ test: /emotion-cache\.browser\.esm\.js$/, loader: loader('emotionLoader') }] : []),
]

export const resolve: Configuration['resolve'] = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: {
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
    // Only Emotion's withTheme would call it, which is unused.
    'hoist-non-react-statics$': false,
    // The CommonJS build cannot be joined with the rest of the page.
    'redux-persist/lib': `${process.cwd()}/node_modules/redux-persist/es`,
    // The package names its build with warnings for every mode.
    'react-router$': `${process.cwd()}/node_modules/react-router/dist/production/index.mjs`,
  },
}

const ownModules: [RegExp, string][] = [
  [/^@emotion\/is-prop-valid$/, 'everyProp'],
  [/[\\/]createLucideIcon\.mjs$/, 'lucideIcon'],
]

/** Modules of packages in whose place there are smaller ones of ours. */
export const replacedModules = () =>
  ownModules.map(
    ([request, name]) =>
      new webpack.NormalModuleReplacementPlugin(request, `${process.cwd()}/src/ui/system/${name}.ts`),
  )
