import type { Day } from '#contract/calendar'
import type { Locale } from '#contract/locales'
import { personInvitationDays as days, type InvitedRole } from '#contract/personInvitations'
import { formatsOf } from './formats'
import type { MailMessages } from './mailMessages'

type AppointedRole = InvitedRole | 'admin'

interface AppointmentMail {
  show: string
  startDate: Day
  endDate: Day
  city: string
  /** Their own page at the desk. */
  link: string
}

/** What people whom shows name are told, and what is told of them. */
interface PeopleMails {
  /** `who` invites, `name` is what shows call the person. */
  invitation: (values: { role: InvitedRole; name: string; who: string; link: string }) => MailMessages
  /** To whoever invited. */
  accepted: (values: { name: string; email: string }) => MailMessages
  /** To all other admins: somebody has a role at the desk now, by whose invitation or at the operator's word. */
  appointed: (values: {
    who: string
    email: string
    role: AppointedRole
    by: string | null
    link: string
  }) => MailMessages
  /** Declining takes the link alone: it is not known who did. */
  declined: (values: { name: string; email: string }) => MailMessages
  /** To a judge: can they? */
  appointment: (values: AppointmentMail) => MailMessages
  /** To the author of a show. */
  cannotJudge: (values: { judge: string; show: string; link: string }) => MailMessages
  /** To an account that another one says it shares a household with. */
  household: (values: { who: string; link: string }) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]
const rolesPl: Record<AppointedRole, string> = {
  judge: 'sędzia',
  approver: 'zatwierdzający',
  admin: 'administrator',
}
const daysOf = ({ longDay }: typeof en, { startDate, endDate }: AppointmentMail) =>
  startDate === endDate ? longDay(startDate) : `${longDay(startDate)} – ${longDay(endDate)}`

export const peopleMails: Record<Locale, PeopleMails> = {
  en: {
    invitation: ({ role, name, who, link }) => ({
      subject: role === 'judge' ? 'You are invited to judge with us' : 'You are invited to approve shows with us',
      paragraphs: [
        role === 'judge'
          ? `${who} would like to link your account to ${name}, whom our shows name as a judge. You would see the shows you judge, and enter their results.`
          : `${who} would like to link your account to ${name}, whom our shows name as an approver. You would check shows before members see them.`,
        'See the invitation, and accept or decline it:',
        link,
        `The link works for ${days} days, for an account with this email address. If this isn't about you, decline it or ignore this email: nothing changes.`,
      ],
    }),
    accepted: ({ name, email }) => ({
      subject: `${name} has accepted your invitation`,
      paragraphs: [`The account of ${email} is now linked to ${name}.`],
    }),
    appointed: ({ who, email, role, by, link }) => ({
      subject: `New ${role}: ${who}`,
      paragraphs: [
        by === null
          ? `Somebody with access to the server has given ${who} (${email}) the role ${role}.`
          : `${by} has invited ${who} (${email}), who is now ${role === 'judge' ? 'a judge' : 'an approver of shows'}.`,
        'You get this email because you are an admin. If it surprises you, ask the other admins about it, and see what is there:',
        link,
      ],
    }),
    declined: ({ name, email }) => ({
      subject: `Your invitation for ${name} was declined`,
      paragraphs: [`The invitation that we sent to ${email} for ${name} was declined. Nothing has changed.`],
    }),
    appointment: (values) => ({
      subject: `Can you judge at ${values.show}?`,
      paragraphs: [
        `${values.show}, ${daysOf(en, values)} in ${values.city}, names you as a judge. Say whether you can:`,
        values.link,
      ],
    }),
    cannotJudge: ({ judge, show, link }) => ({
      subject: `${judge} can't judge at ${show}`,
      paragraphs: [`${judge} has declined to judge at ${show}. Choose another judge:`, link],
    }),
    household: ({ who, link }) => ({
      subject: `“${who}” says you live in one household`,
      paragraphs: [
        `${who} has told us that you live in one household. We ask because judges should not judge the dogs of their own household, and nobody approves a show of somebody they live with.`,
        'If it is true, agree in your profile. If it is not, decline it there, or ignore this email: nothing changes.',
        link,
      ],
    }),
  },
  pl: {
    invitation: ({ role, name, who, link }) => ({
      subject: role === 'judge' ? 'Zaproszenie do sędziowania' : 'Zaproszenie do zatwierdzania zawodów',
      paragraphs: [
        role === 'judge'
          ? `${who} chce połączyć Twoje konto z osobą ${name}, która sędziuje na naszych zawodach. Zobaczysz zawody, na których sędziujesz, i wpiszesz ich wyniki.`
          : `${who} chce połączyć Twoje konto z osobą ${name}, która zatwierdza nasze zawody. Będziesz sprawdzać zawody, zanim zobaczą je członkowie.`,
        'Zobacz zaproszenie i przyjmij je albo odrzuć:',
        link,
        `Link działa przez ${days} dni, dla konta z tym adresem e-mail. Jeśli nie chodzi o Ciebie, odrzuć zaproszenie albo zignoruj tę wiadomość: nic się nie zmieni.`,
      ],
    }),
    accepted: ({ name, email }) => ({
      subject: `${name}: zaproszenie przyjęte`,
      paragraphs: [`Konto ${email} jest teraz połączone z osobą ${name}.`],
    }),
    appointed: ({ who, email, role, by, link }) => ({
      subject: `Nowa rola, ${rolesPl[role]}: ${who}`,
      paragraphs: [
        by === null
          ? `Osoba z dostępem do serwera nadała kontu ${who} (${email}) rolę: ${rolesPl[role]}.`
          : `${by} zaprasza osobę ${who} (${email}), która ma odtąd rolę: ${rolesPl[role]}.`,
        'Otrzymujesz tę wiadomość, bo masz rolę administratora. Jeśli Cię zaskakuje, zapytaj pozostałych administratorów i sprawdź, jak jest:',
        link,
      ],
    }),
    declined: ({ name, email }) => ({
      subject: `${name}: zaproszenie odrzucone`,
      paragraphs: [`Zaproszenie wysłane na adres ${email} dla osoby ${name} zostało odrzucone. Nic się nie zmieniło.`],
    }),
    appointment: (values) => ({
      subject: `Czy możesz sędziować na zawodach ${values.show}?`,
      paragraphs: [
        `Zawody ${values.show}, ${daysOf(pl, values)}, ${values.city}, mają Cię w składzie sędziowskim. Odpowiedz, czy możesz:`,
        values.link,
      ],
    }),
    cannotJudge: ({ judge, show, link }) => ({
      subject: `${judge} nie może sędziować na zawodach ${show}`,
      paragraphs: [`${judge} odmawia sędziowania na zawodach ${show}. Wybierz innego sędziego:`, link],
    }),
    household: ({ who, link }) => ({
      subject: `„${who}” podaje, że mieszkacie razem`,
      paragraphs: [
        `${who} podaje, że tworzycie wspólne gospodarstwo domowe. Pytamy, bo sędzia nie powinien oceniać psów swoich domowników, a zawodów nie zatwierdza nikt, kto mieszka z ich autorem.`,
        'Jeśli to prawda, potwierdź to w swoim profilu. Jeśli nie, odrzuć tam prośbę albo zignoruj tę wiadomość: nic się nie zmieni.',
        link,
      ],
    }),
  },
}
