import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { Locale } from '#contract/shared/locales'
import type { PrerenderedPage } from '#contract/info/publicPages'
import { sealedEffects } from '../../effects/sealed'
import { loadLanguage } from '../../i18n/loadLanguage'
import { makeStore } from '../../store/makeStore'
import { makeWholeSystem } from '../../ui/system/wholeSystem'
import { App, makeCache } from '../App'
import { prerenderState } from './prerenderState'

/** Everything in its place at once: what waits for a chunk is waited for, and nothing is moved there by a script. */
const prerendered = async (app: ReactNode) => {
  const faults: unknown[] = []
  const onError = (fault: unknown) => void faults.push(fault)
  const stream = await renderToReadableStream(app, { progressiveChunkSize: Infinity, onError })
  await stream.allReady
  if (faults.length > 0) throw faults[0]
  return new Response(stream).text()
}

const style = (names: string[], text: string) => `<style data-prerendered="${names.join(' ')}">${text}</style>`

/** A page is called what its heading says, and described by the sentence under it. */
const visibleTextOf = (html: string) => {
  const [, heading = '', lead = ''] = /<h1[^>]*>(.*?)<\/h1>.*?<p[^>]*>(.*?)<\/p>/s.exec(html) ?? []
  const plain = (part: string) => part.replace(/<[^<>]+>/g, '')
  return { title: `${plain(heading)} | Clear Round`, description: plain(lead) }
}

/** Draws one public page for a visitor, in one language. */
export const prerenderPage = async (
  pathname: string,
  locale: Locale,
  prerenderedAt: string,
): Promise<PrerenderedPage> => {
  const store = makeStore(prerenderState(pathname, locale, prerenderedAt), { effects: sealedEffects() })
  const language = await loadLanguage(locale)
  const cache = makeCache()
  // The rules stay in the cache instead of standing before each element.
  cache.compat = true
  const html = await prerendered(<App store={store} system={makeWholeSystem()} language={language} cache={cache} />)
  const rules = Object.entries(cache.inserted).map(([name, text]) => [name, String(text)] as const)
  const isLocal = (name: string) => name in cache.registered || `${cache.key}-${name}` in cache.registered
  const local = rules.filter(([name]) => isLocal(name))
  const global = rules.filter(([name]) => !isLocal(name))
  return {
    pathname,
    locale,
    prerenderedAt,
    html,
    globalCss: global.map(([name, text]) => style([name], text)).join(''),
    css: style(
      local.map(([name]) => name),
      local.map(([, text]) => text).join(''),
    ),
    ...visibleTextOf(html),
  }
}
