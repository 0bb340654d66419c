import type { Page } from '@playwright/test'
import { qaFramePath } from '#contract/qa/frame'
import type { FrameMessage, HostMessage } from '../../src/features/qa/player/protocol'

declare global {
  interface Window {
    said: FrameMessage[]
  }
}

/** The frame of the player, as a separate page beside another one; `show` shows a state in it. */
export const openFrame = async (beside: Page) => {
  const page = await beside.context().newPage()
  const size = beside.viewportSize()
  if (size) await page.setViewportSize(size)
  await page.addInitScript(() => {
    window.said = []
    window.addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => void window.said.push(data))
  })
  await page.goto(new URL(qaFramePath, beside.url()).href)
  const came = (type: FrameMessage['type']) =>
    page.waitForFunction((wanted) => window.said.some((message) => message.type === wanted), type)
  await came('qa/ready')
  const show = async (state: string) => {
    const message: HostMessage = { type: 'qa/show', step: 0, state: JSON.parse(state) as Record<string, unknown> }
    await page.evaluate((data) => {
      window.said = []
      window.postMessage(data, '*')
    }, message)
    await came('qa/shown')
  }
  return { page, show }
}
