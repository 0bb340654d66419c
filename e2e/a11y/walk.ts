import type { Browser } from 'playwright-core'
import { locales } from '../../contract/locales'
import type { Cast } from '../screens/cast'
import { openViewer, type Viewer } from '../screens/openScreen'
import { screens } from '../screens/screens'
import { themes, widths, type Screen, type Setting } from '../screens/screen'
import { lookAt, type Looked } from './look'

type Task = (viewer: Viewer) => Promise<Looked[]>

const widthsOf = ({ onlyAt = widths }: Screen) => onlyAt

/** Every screen in every language, theme and width. */
export const everything = (wanted = ''): Task[] =>
  screens
    .filter(({ title }) => title.includes(wanted))
    .flatMap((screen) =>
      widthsOf(screen).flatMap((width) =>
        locales.map((locale): Task => {
          const setting: Setting = { locale, width, theme: 'light' }
          return (viewer) => lookAt({ viewer, screen, setting, in: themes, more: width === 1440 })
        }),
      ),
    )

/** Every screen of visitors, or of those who are known, in one setting, another for each: what every `npm test` walks. */
export const inTurn = (whose: 'visitors' | 'others'): Task[] =>
  screens
    .filter(({ as = 'visitor' }) => (as === 'visitor') === (whose === 'visitors'))

    .filter(({ long }) => !long)
    .map((screen, index) => {
      const own = widthsOf(screen)
      const width = own[index % own.length] ?? 320
      const locale = locales[Math.floor(index / 3) % locales.length] ?? 'en'
      const theme = themes[Math.floor(index / 6) % themes.length] ?? 'light'
      return (viewer) => lookAt({ viewer, screen, setting: { locale, width, theme }, in: [theme] })
    })

/** Works through tasks, so many at a time. */
export const lookThrough = async (browser: Browser, origin: string, cast: Cast, tasks: Task[], lanes: number) => {
  const waiting = [...tasks]
  const looked: Looked[] = []
  const takeTurns = async () => {
    const viewer = openViewer(browser, origin, cast)
    for (let task = waiting.shift(); task; task = waiting.shift()) looked.push(...(await task(viewer)))
    // A browser that died has nothing to close; what it did not show is told already.
    await viewer.close().catch(() => undefined)
  }
  await Promise.all(Array.from({ length: lanes }, takeTurns))
  return looked
}

/** What was found, each finding once, with the settings in which it was seen. */
export const report = (looked: Looked[]): string[] => {
  const seen = new Map<string, { text: string; settings: string[] }>()
  for (const { screen, setting, findings } of looked)
    for (const { check, selector, detail } of findings) {
      const key = `${screen}\n${check}\n${selector}`
      const one = seen.get(key) ?? { text: `${screen}: ${check}\n    ${selector}\n    ${detail}`, settings: [] }
      one.settings.push(setting)
      seen.set(key, one)
    }
  return [...seen.values()].map(({ text, settings }) => `${text}\n    in ${[...new Set(settings)].join(', ')}`)
}

// Specification, section 2: one screen has two addresses.
const addressOf = (screen: string) => (screen.split(' · ')[0] ?? '').replace('announcements', 'news')

/** Titles that two addresses share: a tab must say where one is. */
export const sharedTitles = (looked: Looked[]): string[] => {
  const plain = screens.filter(({ name }) => name === undefined).map(({ title }) => title)
  const places = new Map<string, Set<string>>()
  for (const { screen, title, setting } of looked) {
    if (!plain.includes(screen)) continue
    const key = `${setting.slice(0, 2)} "${title}"`
    places.set(key, (places.get(key) ?? new Set()).add(addressOf(screen)))
  }
  return [...places].filter(([, at]) => at.size > 1).map(([title, at]) => `${title}: ${[...at].join(', ')}`)
}
