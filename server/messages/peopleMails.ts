import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import type { InvitedRole } from '#contract/invitation/invitation'
import { formatsOf } from './formats'
import { button, type MailMessages } from './mailMessages'

type AppointedRole = InvitedRole | 'admin'

interface AppointmentMail {
  show: string
  startDate: Day
  endDate: Day
  city: string
  /** Their own page at the desk. */
  link: string
}

/** Mails to and about the people named by shows. */
interface PeopleMails {
  /** To all other admins: an account has a role now, by an invitation or by the operator. */
  appointed: (values: {
    who: string
    email: string
    role: AppointedRole
    by: string | null
    link: string
  }) => MailMessages
  /** To a judge: can they? */
  appointment: (values: AppointmentMail) => MailMessages
  /** To the author of a show. */
  cannotJudge: (values: { judge: string; show: string; link: string }) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]
const rolesPl: Record<AppointedRole, string> = {
  judge: 'sędzia',
  approver: 'osoba zatwierdzająca',
  admin: 'administrator',
}
const daysOf = ({ longDay }: typeof en, { startDate, endDate }: AppointmentMail) =>
  startDate === endDate ? longDay(startDate) : `${longDay(startDate)} – ${longDay(endDate)}`

export const peopleMails: Record<Locale, PeopleMails> = {
  en: {
    appointed: ({ who, email, role, by, link }) => ({
      subject: `New ${role}: ${who}`,
      reason: 'role',
      paragraphs: [
        by === null
          ? `Someone with access to the server has given ${who} (${email}) the role ${role}.`
          : `${by} has invited ${who} (${email}), who is now ${role === 'judge' ? 'a judge' : 'an approver of shows'}.`,
        'If you didn’t expect this, ask the other admins and check the list of people.',
        button('View people', link),
      ],
    }),
    appointment: (values) => ({
      subject: `Can you judge at ${values.show}?`,
      reason: 'role',
      paragraphs: [
        `You’ve been asked to judge at ${values.show}, ${daysOf(en, values)} in ${values.city}. Please let us know if you can.`,
        button('Accept or decline', values.link),
      ],
    }),
    cannotJudge: ({ judge, show, link }) => ({
      subject: `${judge} can’t judge at ${show}`,
      reason: 'role',
      paragraphs: [
        `${judge} can’t judge at ${show}. Please choose another judge.`,
        button('Choose another judge', link),
      ],
    }),
  },
  pl: {
    appointed: ({ who, email, role, by, link }) => ({
      subject: `Nowa rola, ${rolesPl[role]}: ${who}`,
      reason: 'role',
      paragraphs: [
        by === null
          ? `Osoba z dostępem do serwera nadała kontu ${who} (${email}) rolę: ${rolesPl[role]}.`
          : `${by} zaprasza osobę ${who} (${email}), która ma odtąd rolę: ${rolesPl[role]}.`,
        'Jeśli to dla Ciebie niespodzianka, zapytaj pozostałych administratorów i sprawdź listę osób.',
        button('Zobacz listę osób', link),
      ],
    }),
    appointment: (values) => ({
      subject: `Czy możesz sędziować na zawodach ${values.show}?`,
      reason: 'role',
      paragraphs: [
        `Zapraszamy Cię do sędziowania na zawodach ${values.show}, ${daysOf(pl, values)}, ${values.city}. Daj znać, czy możesz.`,
        button('Przyjmij lub odrzuć', values.link),
      ],
    }),
    cannotJudge: ({ judge, show, link }) => ({
      subject: `${judge} nie może sędziować na zawodach ${show}`,
      reason: 'role',
      paragraphs: [
        `${judge} nie może sędziować na zawodach ${show}. Wybierz inną osobę.`,
        button('Wybierz inną osobę', link),
      ],
    }),
  },
}
