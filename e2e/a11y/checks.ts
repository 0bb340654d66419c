import type { Page } from 'playwright-core'
import { found, type Finding } from './finding'
import type { Look } from './inPage'

type Told = [selector: string, detail: string][]
declare const look: Look

/** Exactly one h1, a language, a title that says more than the name of the site. */
export const structure = async (page: Page, locale: string): Promise<Finding[]> =>
  found(
    'structure',
    await page.evaluate((wanted): Told => {
      const told: Told = []
      const headings = Array.from(document.querySelectorAll('h1')).filter(look.visible)
      if (headings.length !== 1)
        told.push(['h1', `${headings.length} of them: ${headings.map(look.nameOf).join(', ')}`])
      const { lang } = document.documentElement
      if (lang !== wanted) told.push(['html', `lang is ${lang}`])
      if (document.title.trim() === '') told.push(['title', 'is empty'])
      if (!document.querySelector('main')) told.push(['main', 'is missing'])
      return told
    }, locale),
  )

/** No page is wider than the screen, and no text is cut off by its box. */
export const fits = async (page: Page, how: string): Promise<Finding[]> =>
  found(
    how,
    await page.evaluate((): Told => {
      const told: Told = []
      const limit = document.documentElement.clientWidth
      if (document.documentElement.scrollWidth > limit) {
        const out = Array.from(document.querySelectorAll('body *'))
          .filter((one) => one.getBoundingClientRect().right > limit + 1 && look.visible(one))
          .at(-1)
        told.push([out ? look.nameOf(out) : 'html', `${document.documentElement.scrollWidth} px on ${limit}`])
      }
      for (const one of document.querySelectorAll<HTMLElement>('body *')) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
        const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
        if (!cuts || !look.visible(one) || look.forReadersAlone(one) || one.textContent.trim() === '') continue
        if (one.closest('svg, [aria-hidden=true]')) continue
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
          told.push([
            look.nameOf(one),
            `cut off (${textOverflow}): ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`,
          ])
      }
      return told
    }),
  )

/** What can be pressed is large enough: 24 px, 44 px for a finger; words within a sentence are excepted (WCAG 2.5.8). */
export const targets = async (page: Page, least: number): Promise<Finding[]> =>
  found(
    `targets of ${least} px`,
    await page.evaluate((size): Told => {
      const told: Told = []
      for (const one of document.querySelectorAll<HTMLElement>(look.operable)) {
        if (!look.visible(one) || one.closest('[inert]')) continue
        const inSentence =
          one.tagName === 'A' &&
          getComputedStyle(one).display === 'inline' &&
          one.parentElement?.textContent !== one.textContent
        // A skip link is as good as not there until it has the focus.
        const area = one.matches('input[type=checkbox], input[type=radio]') ? (one.closest('label') ?? one) : one
        const { width, height, bottom } = area.getBoundingClientRect()
        if (inSentence || bottom <= 0 || look.forReadersAlone(area)) continue
        if (width < size - 0.5 || height < size - 0.5)
          told.push([look.nameOf(one), `${width.toFixed(1)} x ${height.toFixed(1)}`])
      }
      return told
    }, least),
  )

/** Nothing moves longer than 90 ms for who has asked for less motion. */
export const stillness = async (page: Page): Promise<Finding[]> =>
  found(
    'reduced motion',
    await page.evaluate((): Told =>
      document.getAnimations().flatMap((animation): Told => {
        const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {}
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        if (Number(duration) <= 90 && iterations === 1) return []
        return [[target ? look.nameOf(target) : 'document', `${String(duration)} ms, ${iterations} times`]]
      }),
    ),
  )

const stopsAtMost = 150

/** Walks through the page with the Tab key: every stop shows that it has the focus, and lies where it can be seen. */
export const focusStops = async (page: Page): Promise<Finding[]> => {
  const told: Told = []
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  for (let stop = 0; stop < stopsAtMost; stop += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate((): { last: boolean; told: Told } => {
      const one = document.activeElement
      if (!(one instanceof HTMLElement) || one === document.body || 'stopped' in one.dataset)
        return { last: true, told: [] }
      one.dataset['stopped'] = ''
      const told: Told = []
      const rung = [one, ...one.querySelectorAll('*')].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      })
      const beside = one.nextElementSibling ?? one.parentElement
      const ringBeside =
        beside &&
        getComputedStyle(beside).outlineStyle !== 'none' &&
        parseFloat(getComputedStyle(beside).outlineWidth) >= 2
      const around = one.closest('label')
      const ringAround = around && getComputedStyle(around).outlineStyle !== 'none'
      if (!rung && !ringBeside && !ringAround) told.push([look.nameOf(one), 'does not show that it has the focus'])
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const inside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight
      const points: [number, number][] = [
        [x, y],
        [left + 2, top + 2],
        [right - 2, bottom - 2],
        [left + 2, bottom - 2],
        [right - 2, top + 2],
      ]
      const covered = points.every(([px, py]) => {
        const on = document.elementFromPoint(px, py)
        return on && !one.contains(on) && !on.contains(one) && !(around?.contains(on) ?? false)
      })
      if (!inside && bottom - top < innerHeight)
        told.push([look.nameOf(one), `has the focus out of sight, at ${x.toFixed(0)}, ${y.toFixed(0)}`])
      else if (covered) told.push([look.nameOf(one), 'is covered while it has the focus'])
      return { last: false, told }
    })
    told.push(...seen.told)
    if (seen.last) break
  }
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-stopped]')) delete one.dataset['stopped']
  })
  return found('focus', told)
}
