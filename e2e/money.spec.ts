import type { Locale } from '#contract/shared/locales'
import { test } from './fixtures'
import { slowLine } from './money/line'
import { steps } from './money/walk'
import { watchMoney } from './money/watch'
import { sentencesOf } from './sentences'

const browserLocale: Record<Locale, string> = { en: 'en-GB', pl: 'pl-PL' }
const sizes = { wide: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } }
/**
 * The longer words on the smaller screen represent the eight in the tests; `npm run proofs -- money` walks them all.
 */
const short = 'pl dark phone'

for (const locale of ['en', 'pl'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [size, viewport] of Object.entries(sizes)) {
      const name = `${locale} ${colorScheme} ${size}`
      test.describe('on 3G with the line cut at each step', { tag: name === short ? [] : ['@long'] }, () => {
        test.use({ locale: browserLocale[locale], colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } })
        test(`the screen always says what happened to the money · ${name} [M25]`, async ({ page }, info) => {
          const say = sentencesOf(locale)
          const money = await watchMoney(page, say)
          const line = await slowLine(page)
          const email = `${name.replaceAll(' ', '-')}-${info.repeatEachIndex}@example.org`
          let pictures = 0
          const picture = async (moment: string) => {
            pictures += 1
            await page.screenshot({ path: info.outputPath(`${String(pictures).padStart(2, '0')} ${moment}.png`) })
          }
          for (const step of steps) await step({ page, say, line, money, email, picture })
        })
      })
    }
