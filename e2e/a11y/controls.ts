import type { Viewer } from '../screens/openScreen'
import { screens } from '../screens/screens'
import { axe } from './axe'
import { fits, reducedMotion, structure, targets } from './checks'
import type { Finding } from './finding'
import { focusStops } from './focus'
import { installLook } from './inPage'
import type { Page } from '@playwright/test'

interface Control {
  name: string
  /** Spoils the page. */
  plant: () => void
  look: (page: Page) => Promise<Finding[]>
}

/** Faults that are planted into a good page: a check that does not see its own is worth nothing. */
const controls: Control[] = [
  {
    name: 'a button without a name',
    plant: () => document.querySelector('main')?.append(document.createElement('button')),
    look: axe,
  },
  {
    name: 'a second h1',
    plant: () => {
      const heading = document.createElement('h1')
      heading.textContent = 'Another'
      document.querySelector('main')?.append(heading)
    },
    look: (page) => structure(page, 'en'),
  },
  {
    name: 'a line without an end',
    plant: () => {
      const box = document.createElement('p')
      box.textContent = 'Words without an end. '.repeat(100)
      box.style.whiteSpace = 'nowrap'
      document.querySelector('main')?.append(box)
    },
    look: (page) => fits(page, 'no sideways scrolling'),
  },
  {
    name: 'words that are cut off',
    plant: () => {
      const box = document.createElement('p')
      box.textContent = 'Words that find no room'
      Object.assign(box.style, { width: '20px', height: '20px', overflow: 'hidden' })
      document.querySelector('main')?.append(box)
    },
    look: (page) => fits(page, 'no sideways scrolling'),
  },
  {
    name: 'a button of 10 px',
    plant: () => {
      const button = document.createElement('button')
      button.textContent = 'x'
      Object.assign(button.style, { width: '10px', height: '10px', overflow: 'hidden' })
      document.querySelector('main')?.append(button)
    },
    look: (page) => targets(page, 24),
  },
  {
    name: 'a thing that moves for ever',
    plant: () => {
      document.querySelector('h1')?.animate([{ opacity: 1 }, { opacity: 0.5 }], { duration: 400, iterations: Infinity })
    },
    look: reducedMotion,
  },
  {
    name: 'a focus that is not visible',
    plant: () => {
      for (const link of document.querySelectorAll('a')) link.style.setProperty('outline', 'none', 'important')
    },
    look: focusStops,
  },
  {
    name: 'a button that the Tab key passes by',
    plant: () => {
      const button = document.createElement('button')
      button.textContent = 'For mice alone'
      button.tabIndex = -1
      document.querySelector('main')?.append(button)
    },
    look: focusStops,
  },
]

/** The planted faults that were not found; none, where the checks can be believed. */
export const blindTo = async (viewer: Viewer): Promise<string[]> => {
  const [screen] = screens
  const blind: string[] = []
  for (const { name, plant, look } of controls) {
    if (!screen) break
    const page = await viewer.open(screen, { locale: 'en', theme: 'light', width: 768 })
    await page.evaluate(installLook)
    const before = await look(page)
    await page.evaluate(plant)
    if ((await look(page)).length <= before.length) blind.push(name)
  }
  return blind
}
