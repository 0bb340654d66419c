import type { Day } from '#contract/shared/calendar'
import type { LevelSource } from '#contract/dog/level'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'
import { unfitParagraphs, type UnfitLine } from './unfitLines'

interface Moved {
  dog: string
  rank: number
  /** The level's name in the reader's language. */
  level: string
  from: Day
  source: LevelSource
  /** Null where the dog has earned it. */
  reason: string | null
  lowerLevel: boolean
  lines: readonly UnfitLine[]
  /** The page of the dog; null for a reader who does not look after it. */
  link: string | null
}
interface Declined {
  dog: string
  next: number
  reason: string
  link: string
}
interface Mails {
  moved: (mail: Moved) => MailMessages
  declined: (mail: Declined) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

/** What moves a dog's Nexus level, and that an earned level was declined, in both languages. */
export const levelMails: Record<Locale, Mails> = {
  en: {
    moved: ({ dog, rank, level, from, source, reason, lowerLevel, lines, link }) => ({
      subject: `${dog}: Nexus level ${rank} from ${en.longDay(from)}`,
      reason: 'dog',
      paragraphs: [
        source === 'results'
          ? `${dog} has earned Nexus level ${rank}, ${level}, by its clear rounds. The new level counts from ${en.longDay(from)}.`
          : `The office has set ${dog}’s Nexus level to ${rank}, ${level}. It counts from ${en.longDay(from)}.`,
        ...(reason === null ? [] : [`Reason: ${reason}`]),
        ...(lowerLevel ? [`${dog} has the permanent lower level, so it competes one level below.`] : []),
        ...unfitParagraphs.en(dog, lines),
        ...(link === null ? [] : [button('View your dog', link)]),
      ],
    }),
    declined: ({ dog, next, reason, link }) => ({
      subject: `${dog} stays at its Nexus level`,
      reason: 'dog',
      paragraphs: [
        `${dog} has the clear rounds for Nexus level ${next}. The office has decided that its level stays as it is for now.`,
        `Reason: ${reason}`,
        'Its next clear round puts it before the office again.',
        button('View your dog', link),
      ],
    }),
  },
  pl: {
    moved: ({ dog, rank, level, from, source, reason, lowerLevel, lines, link }) => ({
      subject: `${dog}: poziom Nexus ${rank} od ${pl.longDay(from)}`,
      reason: 'dog',
      paragraphs: [
        source === 'results'
          ? `Pies ${dog} zdobył czystymi przebiegami poziom Nexus ${rank}, ${level}. Nowy poziom liczy się od ${pl.longDay(from)}.`
          : `Organizator ustalił poziom Nexus psa ${dog}: ${rank}, ${level}. Liczy się od ${pl.longDay(from)}.`,
        ...(reason === null ? [] : [`Powód: ${reason}`]),
        ...(lowerLevel ? [`Pies ${dog} ma trwałe oznaczenie „Niższy poziom”, więc startuje o poziom niżej.`] : []),
        ...unfitParagraphs.pl(dog, lines),
        ...(link === null ? [] : [button('Zobacz swojego psa', link)]),
      ],
    }),
    declined: ({ dog, next, reason, link }) => ({
      subject: `${dog}: poziom Nexus bez zmian`,
      reason: 'dog',
      paragraphs: [
        `Pies ${dog} ma czyste przebiegi wymagane na poziom Nexus ${next}. Organizator zdecydował, że na razie jego poziom się nie zmienia.`,
        `Powód: ${reason}`,
        'Po kolejnym czystym przebiegu organizator rozpatrzy awans ponownie.',
        button('Zobacz swojego psa', link),
      ],
    }),
  },
}
