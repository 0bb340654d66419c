import { locales } from '#contract/shared/locales'
import { screens } from '../screens/screens'
import { themes, widths, type Screen, type Setting, type Theme } from '../screens/screen'

/** A screen in a setting, and the themes in which axe looks at it; `more` is what is looked at once on a desk. */
export interface Look {
  name: string
  screen: Screen
  setting: Setting
  in: readonly Theme[]
  more?: boolean
}

const widthsOf = ({ onlyAt = widths }: Screen) => onlyAt

/** Every screen in every language, theme and width. */
export const everything: Look[] = screens.flatMap((screen) =>
  widthsOf(screen).flatMap((width) =>
    locales.map((locale) => ({
      name: `${screen.title}, ${locale} ${width}`,
      screen,
      setting: { locale, width, theme: 'light' as const },
      in: themes,
      more: width === 1440,
    })),
  ),
)

const inTurnOf = <T>(all: readonly T[], index: number) => all[index % all.length]

/** Every screen in every language and theme, each in one width: another for each screen. */
export const inOneWidth: Look[] = everything.filter(
  ({ screen, setting }) => setting.width === inTurnOf(widthsOf(screen), screens.indexOf(screen)),
)

const nameOf = ({ title }: Screen) => title.split(' · ')[0]

/** Every screen once, in its plain state as its first kind of visitor sees it; language, width and theme vary from screen to screen. */
export const inTurn: Look[] = screens
  .filter(({ long, name }) => !long && name === undefined)
  .filter((screen, index, all) => all.findIndex((other) => nameOf(other) === nameOf(screen)) === index)
  .map((screen, index) => {
    const width = inTurnOf(widthsOf(screen), index) ?? 320
    const locale = inTurnOf(locales, Math.floor(index / 3)) ?? 'en'
    const theme = inTurnOf(themes, Math.floor(index / 6)) ?? 'light'
    return {
      name: `${screen.title}, ${locale} ${width} ${theme}`,
      screen,
      setting: { locale, width, theme },
      in: [theme],
    }
  })

/** The plain states of screens, each of which has its own title. */
export const plainScreens = screens.filter(({ name }) => name === undefined)

// Specification, section 2: one screen has two addresses.
const addressOf = (screen: string) => (screen.split(' · ')[0] ?? '').replace('announcements', 'news')

/** Titles that two addresses share: a tab must say where one is. */
export const sharedTitles = (seen: { screen: string; title: string }[]): string[] => {
  const places = new Map<string, Set<string>>()
  for (const { screen, title } of seen) places.set(title, (places.get(title) ?? new Set()).add(addressOf(screen)))
  return [...places].filter(([, at]) => at.size > 1).map(([title, at]) => `${title}: ${[...at].join(', ')}`)
}
