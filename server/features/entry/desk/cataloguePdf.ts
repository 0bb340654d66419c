import { breedName } from '#contract/dog/breeds'
import type { Locale } from '#contract/shared/locales'
import { organisation } from '../../../content/organisation'
import { entryListMessages, heightName, typeNames } from '../../../messages/entryLists'
import { formatsOf } from '../../../messages/formats'
import { isolated } from '../../../messages/isolated'
import { cell, makePdf, mm } from '../../../pdf/makePdf'
import type { ListedEntry } from './list'

interface About {
  show: string
  locale: Locale
  at: Date
}

/** Entries by their class, in the order in which they come. */
const byClass = (entries: readonly ListedEntry[]): ListedEntry[][] => {
  const groups = new Map<string, ListedEntry[]>()
  for (const entry of entries) groups.set(entry.cls.id, [...(groups.get(entry.cls.id) ?? []), entry])
  return [...groups.values()]
}

const byNumber = ({ number: one }: ListedEntry, { number: other }: ListedEntry) =>
  (one ?? Infinity) - (other ?? Infinity)

/** The dogs of a show by class, in the order of their numbers once they have them, for a public paper list: no telephone numbers and no names of juniors. */
export const cataloguePdf = (entries: readonly ListedEntry[], { show, locale, at }: About): Promise<Buffer> => {
  const messages = entryListMessages[locale]
  const { longDay } = formatsOf(locale)
  const { name } = organisation()
  const title = messages.catalogue(isolated(show))
  const headOf = ({ cls }: ListedEntry) =>
    [
      longDay(cls.date),
      cls.startTime,
      messages.ring(cls.ring),
      typeNames[cls.type],
      heightName(locale, cls.height),
      messages.levels(cls),
    ].join(', ')
  const dogWithNotes = (dog: ListedEntry['dog'], notForCompetition: boolean) => {
    const notes = [
      ...(notForCompetition ? [messages.notForCompetition] : []),
      ...(dog.measured ? [] : [messages.unmeasured]),
    ]
    return notes.length === 0 ? dog.name : `${isolated(dog.name)} (${notes.join(', ')})`
  }
  return makePdf(
    { title: `${title} | ${name}`, author: name, locale, at },
    ({ heading, subheading, paragraph, table }) => {
      heading(title)
      if (entries.length === 0) paragraph(messages.empty)
      for (const group of byClass(entries)) {
        const [first] = group
        if (!first) continue
        subheading(headOf(first))
        paragraph(messages.entries(group.length))
        table(
          group
            .toSorted(byNumber)
            .map(({ number, dog, handlerName, isJunior, notForCompetition }) => [
              cell(number === null ? '–' : String(number)),
              cell(dogWithNotes(dog, notForCompetition), { weight: 'strong' }),
              cell(breedName(dog.breed, locale)),
              cell(isJunior ? messages.junior : handlerName),
            ]),
          [mm(12), '*', '*', '*'],
        )
      }
    },
  )
}
