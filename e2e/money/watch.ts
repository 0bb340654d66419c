import type { Page } from '@playwright/test'
import type { Sentences } from '../sentences'

/** What a screen says of the money, by the sentences that say it; the first that is met counts. */
const saying = {
  paid: ['purchase.one.paid'],
  checking: ['payment.card.checking', 'payment.waiting', 'purchase.state.checking'],
  'not charged': [
    'payment.card.notCharged',
    'payment.card.offline',
    'payment.card.declined',
    'membership.payment.refusedText',
    'purchase.checkout.refusedText',
    'purchase.checkout.holdOverText',
  ],
  'to pay': ['payment.total'],
} as const
export type Said = keyof typeof saying | 'paying' | `nothing: ${string}`

/** Runs in the page: reports each change of its visible state, once it has been drawn. */
const watch = (wanted: [string, string[]][]) => {
  const noteMoney = (globalThis as unknown as { noteMoney: (said: string) => void }).noteMoney
  let last = ''
  const look = () => {
    const text = document.body.innerText.replace(/\s+/g, ' ')
    const pending = document.querySelector('main button[aria-busy=true]') !== null
    const met =
      wanted.find(([, all]) => all.some((one) => text.includes(one)))?.[0] ??
      `nothing: ${document.querySelector('main')?.innerText.slice(0, 120) ?? text.slice(0, 120)}`
    const said = met === 'to pay' && pending ? 'paying' : met
    if (said !== last) noteMoney(said)
    last = said
  }
  const soon = () => requestAnimationFrame(look)
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(soon).observe(document.documentElement, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['aria-busy', 'hidden'],
    })
  })
}

/** What the screen said of the money, in the order in which it was seen, from when `begin` was called. */
export const watchMoney = async (page: Page, say: Sentences) => {
  let seen: Said[] = []
  await page.exposeFunction('noteMoney', (said: Said) => seen.push(said))
  const wanted = Object.entries(saying).map(([name, ids]) => [name, ids.map((id) => say(id).replace(/\s+/g, ' '))])
  await page.addInitScript(watch, wanted as [string, string[]][])
  return {
    begin: () => {
      seen = seen.slice(-1)
    },
    seen: () => seen,
  }
}
export type MoneyWatch = Awaited<ReturnType<typeof watchMoney>>
