import type { Page } from '@playwright/test'
import { fill, paths } from '#contract/shared/paths'
import { call, inTurn, send, waitingAndFailed } from './setup'
import type { State } from './screen'

const edited = { as: 'admin', at: fill(paths.editShow, { slug: 'bath-spring-draft' }) } as const

/** Levels that end before they start, two classes at once in a ring, and one judge in two rings. */
const typeWrongly = async (page: Page) => {
  const typed = {
    '1.startLevel': '9',
    '2.startTime': '08:30',
    '4.judge': 'M',
    '5.judge': 'M',
    '5.startTime': '12:30',
  }
  for (const [cell, text] of Object.entries(typed)) {
    await page.locator(`[id="classes.${cell}"]`).click()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
}

export const editShow: State[] = [
  edited,
  { ...edited, name: 'of a published show', at: fill(paths.editShow, { slug: 'shrewsbury-winter-classic' }) },
  { ...edited, name: 'of a finished show', at: fill(paths.editShow, { slug: 'lodz-jesienne-starty' }) },
  {
    ...edited,
    name: 'errors',
    steps: inTurn(typeWrongly, send),
  },
  ...waitingAndFailed(edited, call('/desk/shows/bath-spring-draft/edit')),
]
