import { organisation } from '../../../content/organisation'
import { isolated } from '../../../messages/isolated'
import { paperMessages } from '../../../messages/papers'
import { cell, makePdf, mm } from '../../../pdf/makePdf'
import { classTitle, isPlaced, publicHandler, resultGroups, type ClassOnPaper, type PaperAbout } from './classesOnPaper'

/** Who gets a prize, class by class: to be called out, the last place first. */
export const prizesPdf = (found: readonly ClassOnPaper[], { show, locale, at }: PaperAbout): Promise<Buffer> => {
  const messages = paperMessages[locale]
  const { name } = organisation()
  const title = messages.prizes(isolated(show.name))
  return makePdf(
    { title: `${title} | ${name}`, author: name, locale, at },
    ({ heading, subheading, paragraph, table }) => {
      heading(title)
      const published = found.flatMap((one) => {
        const groups = resultGroups(one, locale)
        return groups ? [{ cls: one.cls, groups }] : []
      })
      if (published.length === 0) paragraph(messages.noResults)
      for (const { cls, groups } of published) {
        subheading(classTitle(cls, locale))
        for (const { name: group, runs, awarded } of groups) {
          if (group !== '') paragraph(group, 'strong')
          const placed = runs.filter((run) => isPlaced(run, { awarded })).toReversed()
          if (placed.length === 0) paragraph(messages.noPrizes)
          else
            table(
              placed.map(({ row }) => [
                cell(messages.placeOf(row.place ?? 0), { weight: 'strong' }),
                cell(row.number === null ? '' : String(row.number)),
                cell(row.dogName, { weight: 'strong' }),
                cell(publicHandler(row, locale)),
              ]),
              [mm(28), mm(14), '*', '*'],
            )
        }
      }
    },
  )
}
