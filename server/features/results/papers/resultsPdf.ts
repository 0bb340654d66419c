import { organisation } from '../../../content/organisation'
import { isolated } from '../../../messages/isolated'
import { paperMessages } from '../../../messages/papers'
import { makePdf } from '../../../pdf/makePdf'
import { classTitle, hundredthsText, type ClassOnPaper, type PaperAbout } from './classesOnPaper'
import { combinedGroups, resultGroups } from './groupsOnPaper'
import { runTable, sumTable } from './resultRows'

/** The published results of classes, and combined results after their last round, to hang out: no names of juniors. */
export const resultsPdf = (found: readonly ClassOnPaper[], { show, locale, at }: PaperAbout): Promise<Buffer> => {
  const messages = paperMessages[locale]
  const { name } = organisation()
  const title = messages.results(isolated(show.name))
  return makePdf(
    { title: `${title} | ${name}`, author: name, locale, at },
    ({ heading, subheading, paragraph, table }) => {
      heading(title)
      const published = found.flatMap((one) => {
        const groups = resultGroups(one, locale)
        return groups ? [{ ...one, groups }] : []
      })
      if (published.length === 0) paragraph(messages.noResults)
      for (const { cls, sheet, groups, combined } of published) {
        subheading(classTitle(cls, locale))
        const { courseTime = null, courseLength = null } = sheet ?? {}
        const course = [
          ...(courseTime === null ? [] : [messages.courseTime(hundredthsText(courseTime, locale))]),
          ...(courseLength === null ? [] : [messages.courseLength(courseLength)]),
        ]
        if (course.length > 0) paragraph(course.join(', '))
        for (const group of groups) {
          if (group.name !== '') paragraph(group.name, 'strong')
          table(...runTable(group, cls, { locale, courseLength }))
        }
        const together = combined && combinedGroups(combined, locale)
        if (!combined || !together) continue
        subheading(messages.combined(isolated(combined.name)))
        for (const group of together) {
          if (group.name !== '') paragraph(group.name, 'strong')
          table(...sumTable(group.placed, combined.rules.kind, locale))
        }
      }
    },
  )
}
