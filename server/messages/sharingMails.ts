import type { Locale } from '#contract/shared/locales'
import { button, type MailMessages } from './mailMessages'

interface About {
  dog: string
  /** The first name of the member who has done it. */
  who: string
}

/** Mails to the people who look after a dog together. */
interface SharingMails {
  /** To the owner, when the dog is offered to another person: the owner may not have sent the offer. */
  transferStarted: (values: { dog: string; email: string; link: string }) => MailMessages
  /** To the manager of a dog that changed hands. */
  newOwner: (values: About) => MailMessages
  /** To the manager, when the owner has ended it. */
  managerRemoved: (values: About) => MailMessages
  /** To the owner, when the manager has ended it. */
  managerLeft: (values: About) => MailMessages
}

export const sharingMails: Record<Locale, SharingMails> = {
  en: {
    transferStarted: ({ dog, email, link }) => ({
      subject: `You’ve offered to transfer ${dog}`,
      paragraphs: [
        `We’ve invited ${email} to become ${dog}’s owner. Nothing changes until they accept. Until then you can cancel the offer on ${dog}’s page.`,
        'If this wasn’t you, change your password now: that cancels the offer.',
        button('Change your password', link),
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
    transferStarted: ({ dog, email, link }) => ({
      subject: `Pies ${dog}: propozycja przekazania`,
      paragraphs: [
        `Wysłaliśmy na adres ${email} propozycję przejęcia psa ${dog}. Dopóki nikt jej nie przyjmie, nic się nie zmieni i możesz ją anulować na stronie psa.`,
        'Jeśli to nie Twoje działanie, zmień teraz hasło: to anuluje propozycję.',
        button('Zmień hasło', link),
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
