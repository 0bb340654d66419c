import type { Page } from '@playwright/test'
import { toFindings, type Finding } from './finding'
import type { Look } from './inPage'

type Findings = [selector: string, detail: string][]
declare const look: Look

const stopsAtMost = 150

/** What is wrong with the place that has the focus: it must show that, in sight, and not below something else. */
export const focusHere = (page: Page): Promise<{ findings: Findings; again: boolean; nowhere: boolean }> =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!(one instanceof HTMLElement) || one === document.body) return { findings: [], again: false, nowhere: true }
    const again = 'stopped' in one.dataset
    one.dataset['stopped'] = ''
    const ring = (part: Element | null) => {
      if (!part) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    const around = one.closest('label')
    const findings: [string, string][] = []
    if (![one, ...one.children, one.nextElementSibling, around].some(ring))
      findings.push([look.nameOf(one), 'does not show that it has the focus'])
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const corners = [left + 2, right - 2].flatMap((px) => [top + 2, bottom - 2].map((py) => [px, py] as const))
    const covered = [[x, y] as const, ...corners].every(([px, py]) => {
      const on = document.elementFromPoint(px, py)
      return on && !one.contains(on) && !on.contains(one) && !(around?.contains(on) ?? false)
    })
    const outside = bottom <= 4 || top >= innerHeight - 4 || right <= 4 || left >= innerWidth - 4
    if (outside) findings.push([look.nameOf(one), `has the focus out of sight, at ${x.toFixed(0)}, ${y.toFixed(0)}`])
    else if (covered) findings.push([look.nameOf(one), 'is covered while it has the focus'])
    return { findings, again, nowhere: false }
  })

const forgetStops = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-stopped]')) delete one.dataset['stopped']
  })

/** Walks through the page with the Tab key: every stop shows that it has the focus, and lies where it can be seen. */
export const focusStops = async (page: Page): Promise<Finding[]> => {
  const findings: Findings = []
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  for (let stop = 0; stop < stopsAtMost; stop += 1) {
    await page.keyboard.press('Tab')
    const here = await focusHere(page)
    if (here.nowhere || here.again) break
    findings.push(...here.findings)
  }
  await forgetStops(page)
  return toFindings('focus', findings)
}
