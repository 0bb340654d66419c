import type { BrowserContext, Page } from '@playwright/test'

/** 4x CPU, 150 ms, 1.6 Mbit/s, at 390 px. */
const slowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
export const viewport = { width: 390, height: 844 }

/** A page of a context on a slow phone. */
export const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}
