import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Finding } from './finding'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

// All that another theme, sunlight or forced colours can change for the worse.
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds against WCAG 2.2 AA, and against what is known to be good practice. */
export const axe = async (page: Page, what: 'all' | 'colours' = 'all'): Promise<Finding[]> => {
  // In one document without frames the old way is the same, and opens no second page each time.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (what === 'all' ? builder.withTags(tags) : builder.withRules(ofColours)).analyze()
  const selectorOf = (target: (typeof violations)[number]['nodes'][number]['target']) => target.flat().join(' ')
  // An open menu belongs to its button; like a dialog, it is at the end of the document, in no landmark.
  const inMenu = (selector: string) =>
    page.evaluate((one) => Boolean(document.querySelector(one)?.closest('[role=menu]')), selector)
  for (const violation of violations.filter(({ id }) => id === 'region')) {
    const outside = await Promise.all(violation.nodes.map(async ({ target }) => !(await inMenu(selectorOf(target)))))
    violation.nodes = violation.nodes.filter((_, index) => outside[index])
  }
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '', html }) => ({
      check: `axe ${id}`,
      selector: selectorOf(target),
      detail: `${failureSummary.split('\n').slice(1, 3).join(' ').trim()} ${html.slice(0, 160)}`,
    })),
  )
}
