import type { Day } from '#contract/shared/calendar'
import type { PermanentFlag } from '#contract/dog/dog'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

interface DeskMail {
  dog: string
  /** The paid entries that the dog is no longer eligible for. */
  lines: { showName: string; date: Day; startTime: string; ring: number }[]
  link: string
}
/** What the desk corrects of a dog's papers. */
export const correctableFacts = [
  'birthDate',
  'gender',
  'kennelClubGrade',
  'kennelClubGradeOn',
  'fciLevel',
  'fciLevelOn',
] as const
type Fact = (typeof correctableFacts)[number]

interface Mails {
  factsCorrected: (mail: DeskMail & { facts: readonly Fact[]; reason: string }) => MailMessages
  corrected: (mail: DeskMail & { flags: readonly PermanentFlag[]; reason: string }) => MailMessages
  chipCorrected: (mail: { dog: string; reason: string; link: string }) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

const flagNames: Record<Locale, Record<PermanentFlag, string>> = {
  en: { retired: 'Retired', oldAgeDog: 'Old age dog', lowerLevel: 'Lower level' },
  pl: { retired: 'Zakończył starty', oldAgeDog: 'Weteran', lowerLevel: 'Niższy poziom' },
}

const factNames: Record<Locale, Record<Fact, string>> = {
  en: {
    birthDate: 'birth date',
    gender: 'gender',
    kennelClubGrade: 'Kennel Club grade',
    kennelClubGradeOn: 'date of the Kennel Club grade',
    fciLevel: 'FCI level',
    fciLevelOn: 'date of the FCI level',
  },
  pl: {
    birthDate: 'data urodzenia',
    gender: 'płeć',
    kennelClubGrade: 'stopień Kennel Club',
    kennelClubGradeOn: 'data uzyskania stopnia Kennel Club',
    fciLevel: 'klasa FCI',
    fciLevelOn: 'data uzyskania klasy FCI',
  },
}

const entriesEn = (lines: DeskMail['lines']): string[] =>
  lines.map((line) => `${line.showName}, ${en.longDay(line.date)}, ${line.startTime}, ring ${line.ring}`)
const entriesPl = (lines: DeskMail['lines']): string[] =>
  lines.map((line) => `${line.showName}, ${pl.longDay(line.date)}, ${line.startTime}, ring ${line.ring}`)

const unfitEn = ({ dog, lines }: DeskMail): string[] => {
  if (lines.length === 0) return []
  const head =
    lines.length === 1
      ? `${dog} is no longer eligible for this paid entry. It stays in place: contact the organiser before the show.`
      : `${dog} is no longer eligible for these paid entries. They stay in place: contact the organiser before the show.`
  return [head, ...entriesEn(lines)]
}
const unfitPl = ({ dog, lines }: DeskMail): string[] => {
  if (lines.length === 0) return []
  const head =
    lines.length === 1
      ? `Pies ${dog} nie spełnia już warunków tego biegu. Opłacone zgłoszenie pozostaje bez zmian: przed zawodami skontaktuj się z organizatorem.`
      : `Pies ${dog} nie spełnia już warunków tych biegów. Opłacone zgłoszenia pozostają bez zmian: przed zawodami skontaktuj się z organizatorem.`
  return [head, ...entriesPl(lines)]
}

/** Corrections of a dog by an admin, in both languages. */
export const deskMails: Record<Locale, Mails> = {
  en: {
    corrected: ({ flags, reason, ...mail }) => ({
      subject: `${mail.dog}: a permanent change was corrected`,
      reason: 'dog',
      paragraphs: [
        `An admin has removed ${flags.length === 1 ? 'a permanent change' : 'permanent changes'} from ${mail.dog}: ${flags.map((flag) => flagNames.en[flag]).join(', ')}. Entries that were withdrawn stay withdrawn.`,
        `Reason: ${reason}`,
        ...unfitEn(mail),
        button('View your dog', mail.link),
      ],
    }),
    factsCorrected: ({ facts, reason, ...mail }) => ({
      subject: `${mail.dog}: details were corrected`,
      reason: 'dog',
      paragraphs: [
        `An admin has corrected details of ${mail.dog}: ${facts.map((fact) => factNames.en[fact]).join(', ')}.`,
        `Reason: ${reason}`,
        ...unfitEn(mail),
        button('View your dog', mail.link),
      ],
    }),
    chipCorrected: ({ dog, reason, link }) => ({
      subject: `${dog}: the microchip number was corrected`,
      reason: 'dog',
      paragraphs: [
        `An admin has corrected the microchip number of ${dog}.`,
        `Reason: ${reason}`,
        button('View your dog', link),
      ],
    }),
  },
  pl: {
    corrected: ({ flags, reason, ...mail }) => ({
      subject: `${mail.dog}: poprawiono trwałe oznaczenie`,
      reason: 'dog',
      paragraphs: [
        `Administrator usunął ${flags.length === 1 ? 'oznaczenie' : 'oznaczenia'} psa ${mail.dog}: ${flags.map((flag) => flagNames.pl[flag]).join(', ')}. Wycofane zgłoszenia pozostają wycofane.`,
        `Powód: ${reason}`,
        ...unfitPl(mail),
        button('Zobacz swojego psa', mail.link),
      ],
    }),
    factsCorrected: ({ facts, reason, ...mail }) => ({
      subject: `${mail.dog}: poprawiono dane`,
      reason: 'dog',
      paragraphs: [
        `Administrator poprawił dane psa ${mail.dog}: ${facts.map((fact) => factNames.pl[fact]).join(', ')}.`,
        `Powód: ${reason}`,
        ...unfitPl(mail),
        button('Zobacz swojego psa', mail.link),
      ],
    }),
    chipCorrected: ({ dog, reason, link }) => ({
      subject: `${dog}: poprawiono numer mikroczipa`,
      reason: 'dog',
      paragraphs: [
        `Administrator poprawił numer mikroczipa psa ${dog}.`,
        `Powód: ${reason}`,
        button('Zobacz swojego psa', link),
      ],
    }),
  },
}
