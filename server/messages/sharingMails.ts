import { limits } from '#contract/shared/limits'
import type { InvitationKind } from '#contract/dog/keepers'
import type { Locale } from '#contract/shared/locales'
import { button, type MailMessages } from './mailMessages'

interface About {
  dog: string
  /** The first name of the member who has done it. */
  who: string
}
type OfKind = About & { kind: InvitationKind }

/** Mails to the people who look after a dog together. */
interface SharingMails {
  invitation: (values: OfKind & { link: string }) => MailMessages
  /** To the owner, when the dog is offered to another person: the owner may not have sent the offer. */
  transferStarted: (values: { dog: string; email: string; link: string }) => MailMessages
  accepted: (values: OfKind) => MailMessages
  /** Declining takes the link alone: it is not known who did. */
  declined: (values: { dog: string; kind: InvitationKind; email: string }) => MailMessages
  /** To the manager of a dog that changed hands. */
  newOwner: (values: About) => MailMessages
  /** To the manager, when the owner has ended it. */
  managerRemoved: (values: About) => MailMessages
  /** To the owner, when the manager has ended it. */
  managerLeft: (values: About) => MailMessages
}

const days = limits.dogInvitationDays

export const sharingMails: Record<Locale, SharingMails> = {
  en: {
    invitation: ({ kind, dog, who, link }) => ({
      subject:
        kind === 'manager' ? `“${who}” invites you to manage “${dog}”` : `“${who}” wants to transfer “${dog}” to you`,
      reason: 'invitation',
      paragraphs: [
        kind === 'manager'
          ? `${who} would like you to manage ${dog} with them. You could enter ${dog} in shows and pay for the entries. ${who} stays the owner.`
          : `${who} would like to make you the owner of ${dog}. ${dog}’s history and paid entries would move to your account.`,
        button('View the invitation', link),
        `The link works for ${days} days, for an account with this email address. If you don’t know ${who}, you can ignore this email: nothing changes.`,
      ],
    }),
    transferStarted: ({ dog, email, link }) => ({
      subject: `You’ve offered to transfer ${dog}`,
      paragraphs: [
        `We’ve invited ${email} to become ${dog}’s owner. Nothing changes until they accept. Until then you can cancel the offer on ${dog}’s page.`,
        'If this wasn’t you, change your password now: that cancels the offer.',
        button('Change your password', link),
      ],
    }),
    accepted: ({ kind, dog, who }) => ({
      subject: kind === 'manager' ? `${who} now manages ${dog} with you` : `${dog} now belongs to ${who}`,
      paragraphs:
        kind === 'manager'
          ? [
              `${who} accepted your invitation and can now enter ${dog} and pay for the entries. You can end this on ${dog}’s page.`,
            ]
          : [
              `${who} accepted ${dog}. The dog, its history and its paid entries are now in their account, and the link to ${dog}’s card has been turned off.`,
              'Your receipts stay in your account. If an entry you paid for is withdrawn, we’ll refund your original payment method.',
            ],
    }),
    declined: ({ kind, dog, email }) => ({
      subject: `Your invitation for ${dog} was declined`,
      paragraphs: [
        kind === 'manager'
          ? `The invitation to manage ${dog} that you sent to ${email} was declined. Nothing has changed.`
          : `The transfer of ${dog} that you offered to ${email} was declined. You are still the owner.`,
      ],
    }),
    newOwner: ({ dog, who }) => ({
      subject: `${dog} has a new owner`,
      paragraphs: [
        `${dog} now belongs to ${who}. You still manage the dog: you can enter it and pay for it as before.`,
      ],
    }),
    managerRemoved: ({ dog, who }) => ({
      subject: `You no longer manage ${dog}`,
      paragraphs: [
        `${who} has ended your access to ${dog}. Entries you’ve paid for stay as they are, and the receipts stay in your account.`,
        `We’ve cancelled unpaid entries for ${dog}. You have not been charged for them.`,
      ],
    }),
    managerLeft: ({ dog, who }) => ({
      subject: `${who} no longer manages ${dog}`,
      paragraphs: [
        `${who} has stopped managing ${dog}. Entries they’ve paid for stay as they are. You can invite someone else on ${dog}’s page.`,
      ],
    }),
  },
  pl: {
    invitation: ({ kind, dog, who, link }) => ({
      subject: kind === 'manager' ? `Zaproszenie do opieki nad psem „${dog}”` : `Zaproszenie do przejęcia psa „${dog}”`,
      reason: 'invitation',
      paragraphs: [
        kind === 'manager'
          ? `${who} zaprasza Cię do wspólnej opieki nad psem ${dog}. Możesz zgłaszać psa na zawody i płacić za zgłoszenia. Właściciel się nie zmienia.`
          : `${who} chce przekazać Ci psa ${dog}. Historia i opłacone zgłoszenia psa przejdą na Twoje konto.`,
        button('Zobacz zaproszenie', link),
        `Link działa przez ${days} dni, dla konta z tym adresem e-mail. Jeśli nie znasz tej osoby, zignoruj tę wiadomość: nic się nie zmieni.`,
      ],
    }),
    transferStarted: ({ dog, email, link }) => ({
      subject: `Pies ${dog}: propozycja przekazania`,
      paragraphs: [
        `Wysłaliśmy na adres ${email} propozycję przejęcia psa ${dog}. Dopóki nikt jej nie przyjmie, nic się nie zmieni i możesz ją anulować na stronie psa.`,
        'Jeśli to nie Twoje działanie, zmień teraz hasło: to anuluje propozycję.',
        button('Zmień hasło', link),
      ],
    }),
    accepted: ({ kind, dog, who }) => ({
      subject: kind === 'manager' ? `Pies ${dog} ma drugiego opiekuna` : `Pies ${dog} ma nowego właściciela`,
      paragraphs:
        kind === 'manager'
          ? [
              `${who} przyjmuje Twoje zaproszenie: od teraz może zgłaszać psa ${dog} i płacić za zgłoszenia. Możesz to zakończyć na stronie psa.`,
            ]
          : [
              `${who} przejmuje psa ${dog}. Pies, jego historia i opłacone zgłoszenia są teraz na nowym koncie, a link do karty psa został wyłączony.`,
              'Twoje potwierdzenia zakupu zostają na Twoim koncie. Jeśli opłacone przez Ciebie zgłoszenie zostanie wycofane, zwrócimy pieniądze tą samą metodą płatności.',
            ],
    }),
    declined: ({ kind, dog, email }) => ({
      subject: `Zaproszenie dotyczące psa ${dog} zostało odrzucone`,
      paragraphs: [
        kind === 'manager'
          ? `Zaproszenie do opieki nad psem ${dog}, wysłane na adres ${email}, zostało odrzucone. Nic się nie zmieniło.`
          : `Propozycja przejęcia psa ${dog}, wysłana na adres ${email}, została odrzucona. Pies nadal należy do Ciebie.`,
      ],
    }),
    newOwner: ({ dog, who }) => ({
      subject: `Pies ${dog} ma nowego właściciela`,
      paragraphs: [
        `Nowy właściciel psa ${dog}: ${who}. Nadal opiekujesz się tym psem: możesz go zgłaszać i płacić za zgłoszenia jak dotąd.`,
      ],
    }),
    managerRemoved: ({ dog, who }) => ({
      subject: `Nie opiekujesz się już psem ${dog}`,
      paragraphs: [
        `Nie masz już dostępu do psa ${dog}. Zdecydował o tym właściciel: ${who}. Opłacone zgłoszenia pozostają bez zmian, a potwierdzenia zakupu zostają na Twoim koncie.`,
        `Anulowaliśmy nieopłacone zgłoszenia psa ${dog}. Nie pobraliśmy za nie żadnej opłaty.`,
      ],
    }),
    managerLeft: ({ dog, who }) => ({
      subject: `Pies ${dog} nie ma już drugiego opiekuna`,
      paragraphs: [
        `${who} nie opiekuje się już psem ${dog}. Opłacone zgłoszenia pozostają bez zmian. Inną osobę możesz zaprosić na stronie psa.`,
      ],
    }),
  },
}
