import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { personInvitationDays as days, type InvitedRole } from '#contract/people/people'
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
  /** `who` invites, `name` is what shows call the person. */
  invitation: (values: { role: InvitedRole; name: string; who: string; link: string }) => MailMessages
  /** To the admin who invited. */
  accepted: (values: { name: string; email: string }) => MailMessages
  /** To all other admins: an account has a role now, by an invitation or by the operator. */
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
  approver: 'osoba zatwierdzająca',
  admin: 'administrator',
}
const daysOf = ({ longDay }: typeof en, { startDate, endDate }: AppointmentMail) =>
  startDate === endDate ? longDay(startDate) : `${longDay(startDate)} – ${longDay(endDate)}`

export const peopleMails: Record<Locale, PeopleMails> = {
  en: {
    invitation: ({ role, name, who, link }) => ({
      subject: role === 'judge' ? 'You’re invited to judge with us' : 'You’re invited to approve shows with us',
      reason: 'invitation',
      paragraphs: [
        role === 'judge'
          ? `${who} has invited you to judge as ${name}. You’ll see the shows you judge in your account, and enter their results.`
          : `${who} has invited you to approve shows as ${name}. You’ll check shows before members see them.`,
        button('View the invitation', link),
        `The link works for ${days} days, for an account with this email address. If this isn’t you, decline it or ignore this email: nothing changes.`,
      ],
    }),
    accepted: ({ name, email }) => ({
      subject: `${name} has accepted your invitation`,
      reason: 'role',
      paragraphs: [`The account of ${email} is now linked to ${name}.`],
    }),
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
    declined: ({ name, email }) => ({
      subject: `Your invitation for ${name} was declined`,
      reason: 'role',
      paragraphs: [`The invitation that we sent to ${email} for ${name} was declined. Nothing has changed.`],
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
    household: ({ who, link }) => ({
      subject: `Do you live with “${who}”?`,
      paragraphs: [
        `${who} says you live together. We ask because judges shouldn’t judge dogs they live with, and approvers can’t approve a show created by someone they live with.`,
        'If that’s right, confirm it in your profile. If it isn’t, decline it there or ignore this email: nothing changes.',
        button('Confirm or decline', link),
      ],
    }),
  },
  pl: {
    invitation: ({ role, name, who, link }) => ({
      subject: role === 'judge' ? 'Zaproszenie do sędziowania' : 'Zaproszenie do zatwierdzania zawodów',
      reason: 'invitation',
      paragraphs: [
        role === 'judge'
          ? `${who} zaprasza Cię do sędziowania (imię i nazwisko w programie zawodów: ${name}). Na swoim koncie zobaczysz zawody, na których sędziujesz, i wpiszesz ich wyniki.`
          : `${who} zaprasza Cię do zatwierdzania zawodów (imię i nazwisko w programie zawodów: ${name}). Będziesz sprawdzać zawody, zanim zobaczą je członkowie.`,
        button('Zobacz zaproszenie', link),
        `Link działa przez ${days} dni, dla konta z tym adresem e-mail. Jeśli nie chodzi o Ciebie, odrzuć zaproszenie albo zignoruj tę wiadomość: nic się nie zmieni.`,
      ],
    }),
    accepted: ({ name, email }) => ({
      subject: `${name}: zaproszenie przyjęte`,
      reason: 'role',
      paragraphs: [`Konto ${email} jest teraz połączone z osobą ${name}.`],
    }),
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
    declined: ({ name, email }) => ({
      subject: `${name}: zaproszenie odrzucone`,
      reason: 'role',
      paragraphs: [`Zaproszenie wysłane na adres ${email} dla osoby ${name} zostało odrzucone. Nic się nie zmieniło.`],
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
    household: ({ who, link }) => ({
      subject: `Czy mieszkasz z osobą „${who}”?`,
      paragraphs: [
        `${who} podaje, że tworzycie wspólne gospodarstwo domowe. Pytamy, bo sędzia nie powinien oceniać psów swoich domowników, a osoba zatwierdzająca zawody nie może mieszkać z ich autorem.`,
        'Jeśli to prawda, potwierdź to w swoim profilu. Jeśli nie, odrzuć tam prośbę albo zignoruj tę wiadomość: nic się nie zmieni.',
        button('Potwierdź lub odrzuć', link),
      ],
    }),
  },
}
