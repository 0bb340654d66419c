import type { Page } from '@playwright/test'
import { toFindings, type Finding } from './finding'
import type { Look } from './inPage'

type Findings = [selector: string, detail: string][]
declare const look: Look

/** Exactly one h1, a language, a title that says more than the name of the site. */
export const structure = async (page: Page, locale: string): Promise<Finding[]> =>
  toFindings(
    'structure',
    await page.evaluate((wanted): Findings => {
      const findings: Findings = []
      const headings = Array.from(document.querySelectorAll('h1')).filter(look.visible)
      if (headings.length !== 1)
        findings.push(['h1', `${headings.length} of them: ${headings.map(look.nameOf).join(', ')}`])
      const { lang } = document.documentElement
      if (lang !== wanted) findings.push(['html', `lang is ${lang}`])
      if (document.title.trim() === '') findings.push(['title', 'is empty'])
      if (!document.querySelector('main, [role=main]')) findings.push(['main', 'is missing'])
      return findings
    }, locale),
  )

/** No page is wider than the screen, and no text is cut off by its box. */
export const fits = async (page: Page, how: string): Promise<Finding[]> =>
  toFindings(
    how,
    await page.evaluate((): Findings => {
      const findings: Findings = []
      const limit = document.documentElement.clientWidth
      if (document.documentElement.scrollWidth > limit) {
        const out = Array.from(document.querySelectorAll('body *'))
          .filter((one) => one.getBoundingClientRect().right > limit + 1 && look.visible(one))
          .at(-1)
        findings.push([out ? look.nameOf(out) : 'html', `${document.documentElement.scrollWidth} px on ${limit}`])
      }
      // Drawings may be cropped, words may not.
      const cutters = Array.from(document.querySelectorAll('body *')).filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one)
        const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
        return cuts && look.visible(one) && !look.forReadersAlone(one)
      })
      for (const box of cutters) {
        const edge = box.getBoundingClientRect()
        const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = texts.currentNode
          const owner = text.parentElement
          if (!owner || !text.textContent?.trim() || !look.visible(owner) || look.forReadersAlone(owner)) continue
          if (owner.closest('svg, [aria-hidden=true]')) continue
          const range = document.createRange()
          range.selectNodeContents(text)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          const out = Math.max(edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom)
          if (out > 4) findings.push([look.nameOf(owner), `cut off: ${out.toFixed(0)} px of it`])
        }
      }
      return findings
    }),
  )

/** What can be pressed is large enough: 24 px, 44 px for a finger; words within a sentence are excepted (WCAG 2.5.8). */
export const targets = async (page: Page, least: number): Promise<Finding[]> =>
  toFindings(
    `targets of ${least} px`,
    await page.evaluate((size): Findings => {
      const findings: Findings = []
      for (const one of document.querySelectorAll<HTMLElement>(look.operable)) {
        if (!look.visible(one) || one.closest('[inert]')) continue
        const inSentence =
          one.tagName === 'A' &&
          getComputedStyle(one).display === 'inline' &&
          one.parentElement?.textContent !== one.textContent
        // A skip link is as good as not there until it has the focus.
        const area = one.matches('input[type=checkbox], input[type=radio]') ? (one.closest('label') ?? one) : one
        const { width, height, bottom, right } = area.getBoundingClientRect()
        if (inSentence || bottom <= 0 || right <= 0 || look.forReadersAlone(area)) continue
        if (width < size - 0.5 || height < size - 0.5)
          findings.push([look.nameOf(one), `${width.toFixed(1)} x ${height.toFixed(1)}`])
      }
      return findings
    }, least),
  )

/** With reduced motion, no animation lasts longer than 90 ms. */
export const reducedMotion = async (page: Page): Promise<Finding[]> =>
  toFindings(
    'reduced motion',
    await page.evaluate((): Findings =>
      document.getAnimations().flatMap((animation): Findings => {
        // What follows the reader's own scrolling.
        if (!(animation.timeline instanceof DocumentTimeline)) return []
        const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {}
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        if (Number(duration) <= 90 && iterations === 1) return []
        return [[target ? look.nameOf(target) : 'document', `${String(duration)} ms, ${iterations} times`]]
      }),
    ),
  )

/** Where the browser paints with the reader's colours, a shape that is only painted is not there: it needs an edge. */
export const forcedColours = async (page: Page): Promise<Finding[]> =>
  toFindings(
    'forced colours',
    await page.evaluate((): Findings => {
      const findings: Findings = []
      for (const one of document.querySelectorAll<HTMLElement>('main *, header *, nav *, button')) {
        if (!look.visible(one) || look.forReadersAlone(one) || one.closest('svg')) continue
        const { clipPath, borderTopWidth, outlineStyle, appearance } = getComputedStyle(one)
        if (clipPath.startsWith('polygon')) findings.push([look.nameOf(one), 'is cut to a shape that is not visible'])
        if (!one.matches('button, input, select, textarea') || one.textContent.trim() !== '') continue
        const edged = parseFloat(borderTopWidth) > 0 || outlineStyle !== 'none' || appearance === 'auto'
        if (!edged && !one.querySelector('svg')) findings.push([look.nameOf(one), 'has no edge'])
      }
      return findings
    }),
  )
