import type { Page } from '@playwright/test'
import { axe } from './axe'

interface Colour {
  toHexString: () => string
}
interface AxeInPage {
  setup: () => void
  teardown: () => void
  commons: {
    color: {
      getForegroundColor: (element: Element) => Colour | null
      getBackgroundColor: (element: Element, behind: Element[]) => Colour | null
      getContrast: (background: Colour, foreground: Colour) => number
    }
  }
}

/** Text of controls that are off below 3:1: WCAG asks for nothing there, and a reader still has to see what is off. */
export const offContrast = async (page: Page): Promise<string[]> => {
  // Leaves axe in the page.
  await axe(page, 'colours')
  return page.evaluate(() => {
    const inPage = (window as unknown as { axe: AxeInPage }).axe
    inPage.setup()
    const { getForegroundColor, getBackgroundColor, getContrast } = inPage.commons.color
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
    const holders = [...document.querySelectorAll('[aria-disabled=true], :disabled')].flatMap((element) =>
      [element, ...element.querySelectorAll('*')].filter(hasText),
    )
    const found = holders.flatMap((element) => {
      const foreground = getForegroundColor(element)
      const background = getBackgroundColor(element, [])
      if (!foreground || !background) return []
      const contrast = getContrast(background, foreground)
      return contrast < 3 ? [`${element.textContent}: ${contrast.toFixed(2)}`] : []
    })
    inPage.teardown()
    return found
  })
}
