import type { Page } from '@playwright/test'

/** A 3G line: 1.6 Mbit/s down, 768 kbit/s up (in bytes a second), 300 ms there and back. */
const threeG = { latency: 300, downloadThroughput: 200_000, uploadThroughput: 96_000 }

/** The page's line to the server, slow from the beginning. */
export interface Line {
  cut: () => Promise<void>
  mend: () => Promise<void>
}

export const slowLine = async (page: Page): Promise<Line> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const set = (offline: boolean) => devTools.send('Network.emulateNetworkConditions', { offline, ...threeG })
  await set(false)
  return { cut: () => set(true).then(() => undefined), mend: () => set(false).then(() => undefined) }
}
