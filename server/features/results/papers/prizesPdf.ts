import type { Locale } from '#contract/shared/locales'
import { organisation } from '../../../content/organisation'
import { isolated } from '../../../messages/isolated'
import { paperMessages } from '../../../messages/papers'
import { cell, makePdf, mm } from '../../../pdf/makePdf'
import type { StarterRow } from '../starters'
import { classTitle, publicHandler, type ClassOnPaper, type PaperAbout } from './classesOnPaper'
import { awardedIn, combinedGroups, resultGroups, type GroupOnPaper } from './groupsOnPaper'

const strong = (text: string) => cell(text, { weight: 'strong' })

const dogCells = (dog: StarterRow, locale: Locale) => [
  cell(dog.number === null ? '' : String(dog.number)),
  strong(dog.dogName),
  cell(publicHandler(dog, locale)),
]

/** A team has a row with its name, and below it one for each of its dogs. */
const prizeRows = (group: GroupOnPaper, locale: Locale) =>
  awardedIn(group)
    .toReversed()
    .flatMap(({ place, team, dogs }) => {
      const placeCell = strong(paperMessages[locale].placeOf(place))
      return team === ''
        ? dogs.map((dog) => [placeCell, ...dogCells(dog, locale)])
        : [[placeCell, cell(''), strong(team), cell('')], ...dogs.map((dog) => [cell(''), ...dogCells(dog, locale)])]
    })

/**
 * Who gets a prize, class by class, and in a combined result after its last round: to be called out, the last place first.
 */
export const prizesPdf = (found: readonly ClassOnPaper[], { show, locale, at }: PaperAbout): Promise<Buffer> => {
  const messages = paperMessages[locale]
  const { name } = organisation()
  const title = messages.prizes(isolated(show.name))
  return makePdf(
    { title: `${title} | ${name}`, author: name, locale, at },
    ({ heading, subheading, paragraph, table }) => {
      const part = (partTitle: string, groups: readonly GroupOnPaper[]) => {
        subheading(partTitle)
        for (const group of groups) {
          if (group.name !== '') paragraph(group.name, 'strong')
          const rows = prizeRows(group, locale)
          if (rows.length === 0) paragraph(messages.noPrizes)
          else table(rows, [mm(28), mm(14), '*', '*'])
        }
      }
      heading(title)
      const parts = found.flatMap(({ combined, ...of }) => {
        const ofClass = resultGroups({ combined, ...of }, locale)
        const together = combined && combinedGroups(combined, locale)
        return [
          ...(ofClass ? [{ title: classTitle(of.cls, locale), groups: ofClass }] : []),
          ...(together ? [{ title: messages.combined(isolated(combined.name)), groups: together }] : []),
        ]
      })
      if (parts.length === 0) paragraph(messages.noResults)
      for (const one of parts) part(one.title, one.groups)
    },
  )
}
