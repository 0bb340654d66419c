import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import type { Finding } from './finding'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 AA, and against what is known to be good practice. */
export const axe = async (page: Page): Promise<Finding[]> => {
  // In one document without frames the old way is the same, and opens no second page each time.
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '', html }) => ({
      check: `axe ${id}`,
      selector: target.flat().join(' '),
      detail: `${failureSummary.split('\n').slice(1, 3).join(' ').trim()} ${html.slice(0, 160)}`,
    })),
  )
}
