import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import HtmlPlugin from 'html-webpack-plugin'
import type { Compilation } from 'webpack'
import { defaultLocale, locales, type Locale } from '#contract/shared/locales'
import type { PageName } from '#contract/info/contentPage'
import { pageFile, type PrerenderedPage } from '#contract/info/publicPages'
import { paths } from '#contract/shared/paths'

// What a page says before (or without) the app's own messages: it must be in the HTML itself.
const texts: Record<
  Locale,
  Record<'description' | 'loading' | 'failedTitle' | 'failedText' | 'again' | 'noScript', string>
> = {
  en: {
    description: 'Shows, rings and levels for dogs of every height. Enter from your phone and know your ring.',
    loading: 'Loading',
    failedTitle: 'The page couldn’t be loaded',
    failedText:
      'Part of this page couldn’t be loaded. Everything you saved is safe. Check your connection and reload the page.',
    again: 'Reload the page',
    noScript: 'Clear Round needs JavaScript. Turn it on for this site and reload the page.',
  },
  pl: {
    description: 'Zawody, ringi i poziomy dla psów każdego wzrostu. Zgłoś psa prosto z telefonu i poznaj swój ring.',
    loading: 'Wczytywanie',
    failedTitle: 'Nie udało się wczytać strony',
    failedText:
      'Nie udało się wczytać części strony. Zapisane dane są bezpieczne. Sprawdź połączenie i wczytaj stronę ponownie.',
    again: 'Wczytaj stronę ponownie',
    noScript: 'Clear Round wymaga JavaScriptu. Włącz go dla tej strony i wczytaj ją ponownie.',
  },
}

/** Chunks of the boot, in the order in which it asks for them: every one is named in the page. */
export const bootChunks = ['react', 'store', 'schemas', 'router', 'intl', 'chakra', 'own'] as const

/** Pages whose chunk is not called like them, or which have a text beside it: the chunk, and the text's name. */
const screens: Record<string, [chunk: string, text?: PageName]> = {
  [paths.home]: ['home'],
  [paths.announcements]: ['news'],
  [paths.about]: ['info', 'about'],
  [paths.leagues]: ['info', 'leagues'],
  [paths.judging]: ['info', 'judging'],
  [paths.terms]: ['info', 'terms'],
  [paths.privacy]: ['info', 'privacy'],
  [paths.cookies]: ['info', 'cookies'],
  [paths.accessibility]: ['info', 'accessibility'],
  [paths.contact]: ['contact', 'contact'],
  [paths.regulations]: ['regulations', 'regulations'],
}

const screenChunks = ({ pathname, locale }: PrerenderedPage): string[] => {
  const [chunk, text] = screens[pathname] ?? [pathname.slice(1)]
  return [chunk, ...(text ? [`text-${text}-${locale}`] : [])]
}

const small = (name: 'head.js' | 'head.css') => {
  const text = readFileSync(join(process.cwd(), 'src/app/boot', name), 'utf8')
  return transformSync(text, { minify: true, loader: name === 'head.js' ? 'js' : 'css' }).code.trim()
}

const filesOf = (compilation: Compilation, ending: string, names: readonly string[]) => [
  ...new Set(
    names
      .flatMap((name) => [
        ...(compilation.namedChunkGroups.get(name)?.getFiles() ?? compilation.namedChunks.get(name)?.files ?? []),
      ])
      .filter((file) => file.endsWith(ending)),
  ),
]

const fontsFor = (compilation: Compilation, locale: Locale) =>
  Object.keys(compilation.assets).filter(
    (file) => file.endsWith('.woff2') && (locale === 'pl' || !file.includes('latin-ext')),
  )

const textOf = (compilation: Compilation, files: string[]) =>
  files.map((file) => String(compilation.assets[file]?.source() ?? '')).join('')

const escaped = (text: string) => text.replace(/"/g, '&quot;')

/** One file: a public page as it was drawn, or (without one) the bare page that the app draws every other screen in. */
const file = (locale: Locale, globalCss: string, page: PrerenderedPage | undefined) =>
  new HtmlPlugin({
    template: 'public/index.html',
    // The development server sends one page for every address.
    filename:
      page || globalCss
        ? `../pages/${pageFile(locale, page?.pathname)}`
        : `index${locale === 'en' ? '' : `.${locale}`}.html`,
    inject: false,
    minify: false,
    templateParameters: (compilation: Compilation) => {
      // Without the words of another language the app starts in English: it detects that they are missing.
      const isDefault = locale === defaultLocale
      const scripts = filesOf(compilation, '.js', ['app', ...bootChunks, ...(isDefault ? [locale] : [])])
      const screen = filesOf(compilation, '.js', [...(isDefault ? [] : [locale]), ...(page ? screenChunks(page) : [])])
      return {
        lang: locale,
        words: texts[locale],
        title: page?.title ?? 'Clear Round',
        description: escaped(page?.description ?? texts[locale].description),
        head: small('head.js'),
        style: small('head.css') + textOf(compilation, filesOf(compilation, '.css', ['app'])),
        css: globalCss + (page?.css ?? ''),
        fonts: fontsFor(compilation, locale).map((name) => `/${name}`),
        scripts: scripts.map((name) => `/${name}`),
        screen: screen.filter((name) => !scripts.includes(name)).map((name) => `/${name}`),
        page,
      }
    },
  })

/** Each public page in each language, and a bare page a language; the server picks which to send. */
export const pages = (prerendered: PrerenderedPage[]) =>
  locales.flatMap((locale) => {
    const own = prerendered.filter((page) => page.locale === locale)
    return [undefined, ...own].map((page) => file(locale, own[0]?.globalCss ?? '', page))
  })
