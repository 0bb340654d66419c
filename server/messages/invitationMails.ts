import { invitationDays, type InvitationKind } from '#contract/invitation/invitation'
import type { Locale } from '#contract/shared/locales'
import { button, type MailMessages } from './mailMessages'

/** `about`: the name of the dog or the person; `from`: the first name of a dog's owner, else the whole name of who invites. */
interface Offered {
  about: string
  from: string
}

/** How an answer is reported to the sender. `who`: the first name of the member who accepted; `email`: the invited address. */
interface Answered {
  about: string
  who: string
  email: string
}
type Declined = Omit<Answered, 'who'>

/** The sender of a household's invitation gets no email: their profile shows who has agreed. */
type ReportedKind = Exclude<InvitationKind, 'household'>

interface InvitationTexts {
  invited: Record<InvitationKind, (values: Offered) => { subject: string; text: string }>
  view: string
  closing: Record<InvitationKind, (values: { days: number; from: string }) => string>
  accepted: Record<ReportedKind, (values: Answered) => MailMessages>
  declined: Record<ReportedKind, (values: Declined) => MailMessages>
}

const personDeclinedEn = ({ about, email }: Declined): MailMessages => ({
  subject: `Your invitation for ${about} was declined`,
  reason: 'role',
  paragraphs: [`The invitation that we sent to ${email} for ${about} was declined. Nothing has changed.`],
})
const personAcceptedEn = ({ about, email }: Answered): MailMessages => ({
  subject: `${about} has accepted your invitation`,
  reason: 'role',
  paragraphs: [`The account of ${email} is now linked to ${about}.`],
})
const personDeclinedPl = ({ about, email }: Declined): MailMessages => ({
  subject: `${about}: zaproszenie odrzucone`,
  reason: 'role',
  paragraphs: [`Zaproszenie wysłane na adres ${email} dla osoby ${about} zostało odrzucone. Nic się nie zmieniło.`],
})
const personAcceptedPl = ({ about, email }: Answered): MailMessages => ({
  subject: `${about}: zaproszenie przyjęte`,
  reason: 'role',
  paragraphs: [`Konto ${email} jest teraz połączone z osobą ${about}.`],
})

type Closing = InvitationTexts['closing'][InvitationKind]
const fromMemberEn: Closing = ({ days, from }) =>
  `The link works for ${days} days, for an account with this email address. If you don’t know ${from}, you can ignore this email: nothing changes.`
const fromClubEn: Closing = ({ days }) =>
  `The link works for ${days} days, for an account with this email address. If this isn’t you, decline it or ignore this email: nothing changes.`
const fromMemberPl: Closing = ({ days }) =>
  `Link działa przez ${days} dni, dla konta z tym adresem e-mail. Jeśli nie znasz tej osoby, zignoruj tę wiadomość: nic się nie zmieni.`
const fromClubPl: Closing = ({ days }) =>
  `Link działa przez ${days} dni, dla konta z tym adresem e-mail. Jeśli nie chodzi o Ciebie, odrzuć zaproszenie albo zignoruj tę wiadomość: nic się nie zmieni.`

const textsOf: Record<Locale, InvitationTexts> = {
  en: {
    invited: {
      manager: ({ about, from }) => ({
        subject: `“${from}” invites you to manage “${about}”`,
        text: `${from} would like you to manage ${about} with them. You could enter ${about} in shows and pay for the entries. ${from} stays the owner.`,
      }),
      owner: ({ about, from }) => ({
        subject: `“${from}” wants to transfer “${about}” to you`,
        text: `${from} would like to make you the owner of ${about}. ${about}’s history and paid entries would move to your account.`,
      }),
      judge: ({ about, from }) => ({
        subject: 'You’re invited to judge with us',
        text: `${from} has invited you to judge as ${about}. You’ll see the shows you judge in your account, and enter their results.`,
      }),
      approver: ({ about, from }) => ({
        subject: 'You’re invited to approve shows with us',
        text: `${from} has invited you to approve shows as ${about}. You’ll check shows before members see them.`,
      }),
      household: ({ from }) => ({
        subject: `Do you live with “${from}”?`,
        text: `${from} says you live together. We ask because judges shouldn’t judge dogs they live with, and approvers can’t approve a show created by someone they live with.`,
      }),
    },
    view: 'View the invitation',
    closing: {
      manager: fromMemberEn,
      owner: fromMemberEn,
      judge: fromClubEn,
      approver: fromClubEn,
      household: ({ days }) =>
        `The link works for ${days} days. If you don’t live together, decline it or ignore this email: nothing changes.`,
    },
    accepted: {
      manager: ({ about, who }) => ({
        subject: `${who} now manages ${about} with you`,
        paragraphs: [
          `${who} accepted your invitation and can now enter ${about} and pay for the entries. You can end this on ${about}’s page.`,
        ],
      }),
      owner: ({ about, who }) => ({
        subject: `${about} now belongs to ${who}`,
        paragraphs: [
          `${who} accepted ${about}. The dog, its history and its paid entries are now in their account, and the link to ${about}’s card has been turned off.`,
          'Your receipts stay in your account. If an entry you paid for is withdrawn, we’ll refund your original payment method.',
        ],
      }),
      judge: personAcceptedEn,
      approver: personAcceptedEn,
    },
    declined: {
      manager: ({ about, email }) => ({
        subject: `Your invitation for ${about} was declined`,
        paragraphs: [`The invitation to manage ${about} that you sent to ${email} was declined. Nothing has changed.`],
      }),
      owner: ({ about, email }) => ({
        subject: `Your invitation for ${about} was declined`,
        paragraphs: [`The transfer of ${about} that you offered to ${email} was declined. You are still the owner.`],
      }),
      judge: personDeclinedEn,
      approver: personDeclinedEn,
    },
  },
  pl: {
    invited: {
      manager: ({ about, from }) => ({
        subject: `Zaproszenie do opieki nad psem „${about}”`,
        text: `${from} zaprasza Cię do wspólnej opieki nad psem ${about}. Możesz zgłaszać psa na zawody i płacić za zgłoszenia. Właściciel się nie zmienia.`,
      }),
      owner: ({ about, from }) => ({
        subject: `Zaproszenie do przejęcia psa „${about}”`,
        text: `${from} chce przekazać Ci psa ${about}. Historia i opłacone zgłoszenia psa przejdą na Twoje konto.`,
      }),
      judge: ({ about, from }) => ({
        subject: 'Zaproszenie do sędziowania',
        text: `${from} zaprasza Cię do sędziowania (imię i nazwisko w programie zawodów: ${about}). Na swoim koncie zobaczysz zawody, na których sędziujesz, i wpiszesz ich wyniki.`,
      }),
      approver: ({ about, from }) => ({
        subject: 'Zaproszenie do zatwierdzania zawodów',
        text: `${from} zaprasza Cię do zatwierdzania zawodów (imię i nazwisko w programie zawodów: ${about}). Będziesz sprawdzać zawody, zanim zobaczą je członkowie.`,
      }),
      household: ({ from }) => ({
        subject: `Czy mieszkasz z osobą „${from}”?`,
        text: `${from} podaje, że tworzycie wspólne gospodarstwo domowe. Pytamy, bo sędzia nie powinien oceniać psów swoich domowników, a osoba zatwierdzająca zawody nie może mieszkać z ich autorem.`,
      }),
    },
    view: 'Zobacz zaproszenie',
    closing: {
      manager: fromMemberPl,
      owner: fromMemberPl,
      judge: fromClubPl,
      approver: fromClubPl,
      household: ({ days }) =>
        `Link działa przez ${days} dni. Jeśli nie mieszkacie razem, odrzuć zaproszenie albo zignoruj tę wiadomość: nic się nie zmieni.`,
    },
    accepted: {
      manager: ({ about, who }) => ({
        subject: `Pies ${about} ma drugiego opiekuna`,
        paragraphs: [
          `${who} przyjmuje Twoje zaproszenie: od teraz może zgłaszać psa ${about} i płacić za zgłoszenia. Możesz to zakończyć na stronie psa.`,
        ],
      }),
      owner: ({ about, who }) => ({
        subject: `Pies ${about} ma nowego właściciela`,
        paragraphs: [
          `${who} przejmuje psa ${about}. Pies, jego historia i opłacone zgłoszenia są teraz na nowym koncie, a link do karty psa został wyłączony.`,
          'Twoje potwierdzenia zakupu zostają na Twoim koncie. Jeśli opłacone przez Ciebie zgłoszenie zostanie wycofane, zwrócimy pieniądze tą samą metodą płatności.',
        ],
      }),
      judge: personAcceptedPl,
      approver: personAcceptedPl,
    },
    declined: {
      manager: ({ about, email }) => ({
        subject: `Zaproszenie dotyczące psa ${about} zostało odrzucone`,
        paragraphs: [
          `Zaproszenie do opieki nad psem ${about}, wysłane na adres ${email}, zostało odrzucone. Nic się nie zmieniło.`,
        ],
      }),
      owner: ({ about, email }) => ({
        subject: `Zaproszenie dotyczące psa ${about} zostało odrzucone`,
        paragraphs: [
          `Propozycja przejęcia psa ${about}, wysłana na adres ${email}, została odrzucona. Pies nadal należy do Ciebie.`,
        ],
      }),
      judge: personDeclinedPl,
      approver: personDeclinedPl,
    },
  },
}

/** The email with the link of an invitation, one layout for every kind: what is offered, a button, how long it works. */
export const invitationMail = (
  locale: Locale,
  { kind, link, ...offered }: Offered & { kind: InvitationKind; link: string },
): MailMessages => {
  const { invited, view, closing } = textsOf[locale]
  const { subject, text } = invited[kind](offered)
  const end = closing[kind]({ days: invitationDays[kind], from: offered.from })
  return { subject, reason: 'invitation', paragraphs: [text, button(view, link), end] }
}

/** To the sender of an invitation that was accepted. */
export const acceptedMail = (locale: Locale, { kind, ...answered }: Answered & { kind: ReportedKind }): MailMessages =>
  textsOf[locale].accepted[kind](answered)

/** To the sender of one that was declined: the link alone declines, so that it is not known who did. */
export const declinedMail = (locale: Locale, { kind, ...declined }: Declined & { kind: ReportedKind }): MailMessages =>
  textsOf[locale].declined[kind](declined)
