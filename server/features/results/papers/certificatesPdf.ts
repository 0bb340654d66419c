import type { Locale } from '#contract/shared/locales'
import { organisation } from '../../../content/organisation'
import { entryListMessages, heightName, typeNames } from '../../../messages/entryLists'
import { formatsOf } from '../../../messages/formats'
import { isolated } from '../../../messages/isolated'
import { paperMessages } from '../../../messages/papers'
import { drawMark } from '../../../pdf/drawMark'
import { fontFor, type Weight } from '../../../pdf/fonts'
import { makePdf, mm } from '../../../pdf/makePdf'
import type { StarterRow } from '../starters'
import type { ClassOnPaper, PaperAbout } from './classesOnPaper'
import { awardedIn, combinedGroups, resultGroups, type RunsOnPaper } from './groupsOnPaper'

interface Certificate {
  dog: StarterRow
  team: string
  honours: string[]
  /** What they were won in. */
  won: string
}

/** For each dog of a group that has an awarded place, alone or with its team, or a clear round where those are awarded. */
const ofGroup = (group: RunsOnPaper, locale: Locale): Omit<Certificate, 'won'>[] => {
  const messages = paperMessages[locale]
  const places = new Map(
    awardedIn(group).flatMap(({ place, team, dogs }) => dogs.map(({ entryId }) => [entryId, { place, team }] as const)),
  )
  return group.runs.flatMap(({ row: dog, score }) => {
    const won = places.get(dog.entryId)
    const honours = [
      ...(won ? [messages.placeOf(won.place)] : []),
      ...(score.round === 'clear' && group.clearRounds ? [messages.clearRound] : []),
    ]
    return honours.length === 0 ? [] : [{ dog, team: won?.team ?? '', honours }]
  })
}

const certificatesOf = (of: ClassOnPaper, locale: Locale): Certificate[] => {
  const messages = paperMessages[locale]
  const { cls, combined } = of
  const ofClass = (resultGroups(of, locale) ?? []).flatMap((group) => {
    const levels = group.name || entryListMessages[locale].levels(cls)
    const text = [
      ...(cls.name === '' ? [] : [isolated(cls.name)]),
      typeNames[cls.type],
      heightName(locale, cls.height),
      levels,
    ].join(', ')
    return ofGroup(group, locale).map((one) => ({ ...one, won: messages.inClass(text) }))
  })
  const together = combined ? (combinedGroups(combined, locale) ?? []) : []
  const ofCombined = together.flatMap((group) => {
    const text = [isolated(combined?.name ?? ''), group.name].filter(Boolean).join(', ')
    return awardedIn(group).flatMap(({ place, team, dogs }) =>
      dogs.map((dog) => ({ dog, team, honours: [messages.placeOf(place)], won: messages.inCombined(text) })),
    )
  })
  return [...ofClass, ...ofCombined]
}

/**
 * The certificates of a class, a page each, to be signed: of awarded places and clear rounds, and of the combined result that
 * ends with it.
 */
export const certificatesPdf = (of: ClassOnPaper, { show, locale, at }: PaperAbout): Promise<Buffer> => {
  const messages = paperMessages[locale]
  const { longDay } = formatsOf(locale)
  const { name } = organisation()
  const title = messages.certificates(isolated(show.name))
  const certificates = certificatesOf(of, locale)
  return makePdf({ title: `${title} | ${name}`, author: name, locale, at }, ({ doc, paragraph }) => {
    const centred = (tag: 'H1' | 'P', text: string, size: number, weight: Weight, gap: number) => {
      const draw = () => void doc.font(fontFor(text, weight), size).text(text, { align: 'center' }).moveDown(gap)
      doc.addStructure(doc.struct(tag, {}, draw))
    }
    if (certificates.length === 0) paragraph(messages.noCertificates)
    for (const [index, { dog, team, honours, won }] of certificates.entries()) {
      if (index > 0) doc.addPage()
      const size = mm(30)
      drawMark(doc, (doc.page.width - size) / 2, mm(24), size)
      doc.y = mm(62)
      centred('P', name, 16, 'text', 1)
      centred('H1', messages.certificate, 40, 'strong', 0.6)
      centred('P', dog.dogName, 30, 'strong', 0.2)
      const hasTeam = team !== ''
      if (dog.handler !== '') centred('P', messages.handledBy(isolated(dog.handler)), 16, 'text', hasTeam ? 0.2 : 1)
      if (hasTeam) centred('P', messages.inTeam(isolated(team)), 16, 'text', 1)
      centred('P', honours.join(' · '), 26, 'strong', 0.2)
      centred('P', won, 16, 'text', 1)
      centred('P', show.name, 18, 'strong', 0.2)
      centred('P', longDay(of.cls.date), 14, 'text', 3)
      centred('P', '______________________________', 14, 'text', 0.2)
      centred('P', messages.judge, 12, 'text', 0)
    }
  })
}
