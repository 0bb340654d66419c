import type { Page } from '@playwright/test'
import { qaFramePath } from '#contract/qa/frame'

type Said = { type: string; step?: number }
declare global {
  interface Window {
    said: Said[]
  }
}

/** The frame of the player, as a separate page beside another one; `show` shows a state in it. */
export const openFrame = async (beside: Page) => {
  const page = await beside.context().newPage()
  const size = beside.viewportSize()
  if (size) await page.setViewportSize(size)
  await page.addInitScript(() => {
    window.said = []
    window.addEventListener('message', ({ data }: MessageEvent<Said>) => void window.said.push(data))
  })
  await page.goto(new URL(qaFramePath, beside.url()).href)
  const came = (type: string) =>
    page.waitForFunction((wanted) => window.said.some((message) => message.type === wanted), type)
  await came('qa/ready')
  const show = async (state: string) => {
    const text = JSON.stringify({ payload: '[]', preloadedState: state })
    await page.evaluate(
      (data) => {
        window.said = []
        window.postMessage(data, '*')
      },
      { type: 'qa/load', text, step: 0 },
    )
    await came('qa/shown')
  }
  return { page, show }
}
