import type { ShowHelpers } from '#contract/entry/helpers'
import type { Locale } from '#contract/shared/locales'
import { organisation } from '../../../content/organisation'
import { helperSheetMessages } from '../../../messages/deskPapers'
import { formatsOf } from '../../../messages/formats'
import { isolated } from '../../../messages/isolated'
import { cell, makePdf, mm } from '../../../pdf/makePdf'

/** Who helps at a show, day by day, for paper: no telephone numbers and no addresses, it lies about where everyone reads it. */
export const helpersPdf = (
  { show, days, helpers }: ShowHelpers,
  { locale, at }: { locale: Locale; at: Date },
): Promise<Buffer> => {
  const messages = helperSheetMessages[locale]
  const { longDay } = formatsOf(locale)
  const { name: author } = organisation()
  const title = messages.title(isolated(show))
  return makePdf({ title: `${title} | ${author}`, author, locale, at }, ({ heading, subheading, paragraph, table }) => {
    heading(title)
    if (helpers.length === 0) paragraph(messages.empty)
    // A day that the show lost meanwhile is still someone's.
    for (const day of [...new Set([...days, ...helpers.map((helper) => helper.day)])].toSorted()) {
      const own = helpers.filter((helper) => helper.day === day)
      if (own.length === 0) continue
      subheading(longDay(day))
      table(
        own.map(({ task, name }) => [cell(task, { weight: 'strong' }), cell(name)]),
        [mm(70), '*'],
      )
    }
  })
}
