import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { kit } from './screens/kit'

/** Builds the sheet of all parts of the kit. */
export const buildKitSheet = () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/buildKitSheet.ts'], { stdio: 'ignore' })
}

export const openKit = async (page: Page) => {
  for (const [address, answer] of kit[0]?.files ?? []) await page.route(address, answer)
  await page.goto('/kit-sheet/index.html')
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}
