import type { Day } from '#contract/calendar'
import type { PermanentFlag } from '#contract/dog'
import type { Locale } from '#contract/locales'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

interface DeskMail {
  dog: string
  /** The paid entries that no longer fit the dog. */
  lines: { showName: string; date: Day; startTime: string; ring: number }[]
  link: string
}
interface Mails {
  corrected: (mail: DeskMail & { flags: readonly PermanentFlag[]; reason: string }) => MailMessages
  chipCorrected: (mail: { dog: string; reason: string; link: string }) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

const flagNames: Record<Locale, Record<PermanentFlag, string>> = {
  en: { retired: 'Retired', oldAgeDog: 'Old age dog', lowerLevel: 'Lower level' },
  pl: { retired: 'Wycofany ze startów', oldAgeDog: 'Pies senior', lowerLevel: 'Niższy poziom' },
}

const unfitEn = (lines: DeskMail['lines']): string[] =>
  lines.length === 0
    ? []
    : [
        'These paid entries no longer fit. They stay as they are; contact the organisers before the show:',
        ...lines.map((line) => `${line.showName}, ${en.longDay(line.date)}, ${line.startTime}, ring ${line.ring}`),
      ]
const unfitPl = (lines: DeskMail['lines']): string[] =>
  lines.length === 0
    ? []
    : [
        'Te opłacone zgłoszenia już nie pasują. Pozostają bez zmian; przed zawodami skontaktuj się z organizatorem:',
        ...lines.map((line) => `${line.showName}, ${pl.longDay(line.date)}, ${line.startTime}, ring ${line.ring}`),
      ]

/** Tells the keepers of a dog what the desk has changed, in both languages. */
export const deskMails: Record<Locale, Mails> = {
  en: {
    corrected: ({ dog, flags, reason, lines, link }) => ({
      subject: `${dog}: a permanent flag was corrected`,
      paragraphs: [
        `An admin has removed ${flags.length === 1 ? 'a permanent flag' : 'permanent flags'} from ${dog}: ${flags.map((flag) => flagNames.en[flag]).join(', ')}. Entries that were withdrawn stay withdrawn.`,
        `Reason: ${reason}`,
        ...unfitEn(lines),
        'See your dog:',
        link,
      ],
    }),
    chipCorrected: ({ dog, reason, link }) => ({
      subject: `${dog}: the microchip number was corrected`,
      paragraphs: [
        `An admin has corrected the microchip number of ${dog}.`,
        `Reason: ${reason}`,
        'See your dog:',
        link,
      ],
    }),
  },
  pl: {
    corrected: ({ dog, flags, reason, lines, link }) => ({
      subject: `${dog}: poprawiono trwałe oznaczenie`,
      paragraphs: [
        `Administrator cofnął dla psa ${dog}: ${flags.map((flag) => flagNames.pl[flag]).join(', ')}. Wycofane zgłoszenia pozostają wycofane.`,
        `Powód: ${reason}`,
        ...unfitPl(lines),
        'Zobacz swojego psa:',
        link,
      ],
    }),
    chipCorrected: ({ dog, reason, link }) => ({
      subject: `${dog}: poprawiono numer mikroczipa`,
      paragraphs: [
        `Administrator poprawił numer mikroczipa psa ${dog}.`,
        `Powód: ${reason}`,
        'Zobacz swojego psa:',
        link,
      ],
    }),
  },
}
