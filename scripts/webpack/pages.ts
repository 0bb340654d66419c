import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import HtmlPlugin from 'html-webpack-plugin'
import type { Compilation } from 'webpack'
import type { Locale } from '../../contract/locales'

// What a page says before (or without) the app's own words: it must be in the HTML itself.
const words: Record<
  Locale,
  Record<'description' | 'loading' | 'failedTitle' | 'failedText' | 'again' | 'noScript', string>
> = {
  en: {
    description: 'Shows, rings and levels for dogs of every height: enter from the field and know your ring.',
    loading: 'Loading',
    failedTitle: 'The page could not be loaded',
    failedText: 'A part of it did not arrive. Nothing you saved is lost. Check the connection and load the page again.',
    again: 'Load again',
    noScript: 'Clear Round needs JavaScript. Allow it for this site and load the page again.',
  },
  pl: {
    description: 'Zawody, ringi i poziomy dla psów każdej wysokości: zgłoś start prosto z łąki i znaj swój ring.',
    loading: 'Ładowanie',
    failedTitle: 'Nie udało się wczytać strony',
    failedText:
      'Część strony nie dotarła. Nic z zapisanych danych nie przepadło. Sprawdź połączenie i wczytaj stronę ponownie.',
    again: 'Wczytaj ponownie',
    noScript: 'Clear Round wymaga JavaScriptu. Włącz go dla tej strony i wczytaj ją ponownie.',
  },
}

/** Chunks of the boot, in the order in which it asks for them: every one is named in the page. */
export const bootChunks = ['react', 'store', 'router', 'intl', 'chakra', 'own'] as const

const read = (name: string) => readFileSync(join(process.cwd(), 'src/app/boot', name), 'utf8').trim()

const filesOf = (compilation: Compilation, ending: string, names: readonly string[]) =>
  names.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])].filter((file) => file.endsWith(ending)))

const fontsFor = (compilation: Compilation, locale: Locale) =>
  Object.keys(compilation.assets).filter(
    (file) => file.endsWith('.woff2') && (locale === 'pl' || !file.includes('latin-ext')),
  )

/** One page a language; the server picks which to send. */
export const pages = () =>
  (['en', 'pl'] as const).map(
    (locale) =>
      new HtmlPlugin({
        template: 'public/index.html',
        filename: locale === 'en' ? 'index.html' : `index.${locale}.html`,
        inject: false,
        minify: false,
        templateParameters: (compilation: Compilation) => ({
          lang: locale,
          words: words[locale],
          head: read('head.js'),
          style: read('head.css'),
          fonts: fontsFor(compilation, locale).map((file) => `/${file}`),
          css: filesOf(compilation, '.css', ['app', ...bootChunks]).map((file) => `/${file}`),
          scripts: filesOf(compilation, '.js', ['app', ...bootChunks, locale]).map((file) => `/${file}`),
        }),
      }),
  )
