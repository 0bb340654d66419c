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
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '', html }) => ({
      check: `axe ${id}`,
      selector: target.flat().join(' '),
      detail: `${failureSummary.split('\n').slice(1, 3).join(' ').trim()} ${html.slice(0, 160)}`,
    })),
  )
}
