import type { Page } from '@playwright/test'
import { toFindings, type Finding } from './finding'
import type { Look } from './inPage'

type Findings = [selector: string, detail: string][]
declare const look: Look

const stopsAtMost = 400

/** What is wrong with the place that has the focus: it must show that, in sight, and not below something else. */
export const focusHere = (page: Page): Promise<{ findings: Findings; again: boolean; nowhere: boolean }> =>
  page.evaluate(async () => {
    // A frame takes the focus a moment later.
    const hasFrame = document.querySelector('iframe') !== null
    for (let frame = 0; hasFrame && frame < 20 && document.activeElement === document.body; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    const one = document.activeElement
    if (!(one instanceof HTMLElement) || one === document.body) return { findings: [], again: false, nowhere: true }
    const again = 'stopped' in one.dataset
    one.dataset['stopped'] = ''
    // One stop here for each of the stops in it, which show it there.
    if (one instanceof HTMLIFrameElement) return { findings: [], again: false, nowhere: false }
    const ring = (part: Element | null) => {
      if (!part) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    const around = one.closest('label')
    const findings: [string, string][] = []
    if (![one, ...one.children, one.nextElementSibling, around].some(ring))
      findings.push([look.nameOf(one), 'does not show that it has the focus'])
    const isOutside = ({ left, right, top, bottom }: DOMRect) =>
      bottom <= 4 || top >= innerHeight - 4 || right <= 4 || left >= innerWidth - 4
    // A busy browser scrolls to the focus a frame later.
    for (let frame = 0; frame < 10 && isOutside(one.getBoundingClientRect()); frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    const box = one.getBoundingClientRect()
    const { left, right, top, bottom } = box
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const corners = [left + 2, right - 2].flatMap((px) => [top + 2, bottom - 2].map((py) => [px, py] as const))
    const covered = [[x, y] as const, ...corners].every(([px, py]) => {
      const on = document.elementFromPoint(px, py)
      return on && !one.contains(on) && !on.contains(one) && !(around?.contains(on) ?? false)
    })
    if (isOutside(box))
      findings.push([look.nameOf(one), `has the focus out of sight, at ${x.toFixed(0)}, ${y.toFixed(0)}`])
    else if (covered) findings.push([look.nameOf(one), 'is covered while it has the focus'])
    return { findings, again, nowhere: false }
  })

/** What can be pressed and was never a stop; within one stop of several, such as a grid or a list of radios, arrows lead on. */
const leftOut = (page: Page): Promise<Findings> =>
  page.evaluate(() => {
    const several = '[role=grid], [role=listbox], [role=menu], [role=radiogroup], [role=tablist], [role=toolbar]'
    const isStop = (one: Element) => 'stopped' in (one as HTMLElement).dataset
    const modal = Array.from(document.querySelectorAll('[aria-modal=true]')).findLast(look.visible)
    const reached = (one: HTMLElement) => {
      if (isStop(one) || one.matches(':disabled') || one.closest('[inert], [aria-hidden=true]')) return true
      if (one instanceof HTMLInputElement && one.type === 'radio') {
        const { name, form } = one
        const all = document.querySelectorAll<HTMLInputElement>('input[type=radio]')
        return Array.from(all).some((other) => other.name === name && other.form === form && isStop(other))
      }
      // The button beside a field with a list of choices repeats what the arrows do in the field.
      const around = one.closest(one.tabIndex < 0 ? `${several}, [data-scope=combobox][data-part=control]` : several)
      return around !== null && [around, ...around.querySelectorAll('*')].some(isStop)
    }
    return Array.from((modal ?? document).querySelectorAll<HTMLElement>(look.operable))
      .filter((one) => look.visible(one) && !reached(one))
      .map((one): [string, string] => [look.nameOf(one), 'is not reached by the Tab key'])
  })

const forgetStops = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-stopped]')) delete one.dataset['stopped']
  })

/** Walks through the page with the Tab key: every stop shows that it has the focus, is in sight, and nothing is left out. */
export const focusStops = async (page: Page): Promise<Finding[]> => {
  const findings: Findings = []
  // A menu traps focus while it is open. kit.spec.ts tests its keys.
  const menu = page.locator('[role=menu]:visible')
  if ((await menu.count()) > 0) {
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
  }
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  // The walk begins where the focus was last: after the end of the page it continues at the start.
  let ends = 0
  for (let stop = 0; stop < stopsAtMost && ends < 2; stop += 1) {
    await page.keyboard.press('Tab')
    const here = await focusHere(page)
    if (here.nowhere) ends += 1
    if (here.again) break
    findings.push(...here.findings)
  }
  findings.push(...(await leftOut(page)))
  await forgetStops(page)
  return toFindings('focus', findings)
}
