import type { RefusableKind } from '#contract/member/mailKinds'
import type { Locale } from '#contract/shared/locales'

/** Why a reader gets a mail. */
export type MailReason =
  | 'account'
  | 'address'
  | 'purchase'
  | 'membership'
  | 'entry'
  | 'waitingList'
  | 'draw'
  | 'dog'
  | 'role'
  | 'invitation'
  | 'news'
  | 'offers'
  | 'contactForm'

interface FrameMessages {
  signOff: string
  reasons: Record<MailReason, string>
  contact: string
  language: string
  unsubscribeFrom: Record<RefusableKind, string>
}

/** What is around the paragraphs of every mail, in both languages. */
export const mailFrames: Record<Locale, FrameMessages> = {
  en: {
    signOff: 'Best wishes,',
    reasons: {
      account: 'You’re receiving this email because you have an account with us.',
      address:
        'You’re receiving this email because this address was entered on our website. If that wasn’t you, there’s nothing you need to do.',
      purchase: 'You’re receiving this email because it’s about your purchase.',
      membership: 'You’re receiving this email because you’re a member.',
      entry: 'You’re receiving this email because you have an entry for this show.',
      waitingList: 'You’re receiving this email because your dog joined a waiting list.',
      draw: 'You’re receiving this email because you entered the draw for this show.',
      dog: 'You’re receiving this email because it’s about a dog you look after.',
      role: 'You’re receiving this email because of your role with us.',
      invitation: 'You’re receiving this email because someone used this address to invite you.',
      news: 'You’re receiving this email because we send you our news.',
      offers: 'You’re receiving this email because we send you emails about shows and offers.',
      contactForm: 'You’re receiving this email because messages from the contact form come to this address.',
    },
    contact: 'Contact us',
    language: 'Change the language of our emails',
    unsubscribeFrom: { news: 'Unsubscribe from our news', offers: 'Unsubscribe from emails about shows and offers' },
  },
  pl: {
    signOff: 'Pozdrawiamy',
    reasons: {
      account: 'Otrzymujesz tę wiadomość, ponieważ masz u nas konto.',
      address:
        'Otrzymujesz tę wiadomość, ponieważ ten adres podano w naszym serwisie. Jeśli to nie Ty, nie musisz nic robić.',
      purchase: 'Otrzymujesz tę wiadomość, ponieważ dotyczy Twojego zakupu.',
      membership: 'Otrzymujesz tę wiadomość, ponieważ należysz do naszej organizacji.',
      entry: 'Otrzymujesz tę wiadomość, ponieważ masz zgłoszenie na te zawody.',
      waitingList: 'Otrzymujesz tę wiadomość, ponieważ Twój pies trafił na listę rezerwową.',
      draw: 'Otrzymujesz tę wiadomość, ponieważ bierzesz udział w losowaniu miejsc na te zawody.',
      dog: 'Otrzymujesz tę wiadomość, ponieważ dotyczy psa, którym się opiekujesz.',
      role: 'Otrzymujesz tę wiadomość w związku z Twoją rolą w organizacji.',
      invitation: 'Otrzymujesz tę wiadomość, ponieważ ktoś zaprosił Cię, podając ten adres.',
      news: 'Otrzymujesz tę wiadomość, ponieważ wysyłamy Ci aktualności.',
      offers: 'Otrzymujesz tę wiadomość, ponieważ wysyłamy Ci informacje o zawodach i ofertach.',
      contactForm: 'Otrzymujesz tę wiadomość, ponieważ na ten adres przychodzą wiadomości z formularza kontaktowego.',
    },
    contact: 'Napisz do nas',
    language: 'Zmień język naszych wiadomości',
    unsubscribeFrom: {
      news: 'Zrezygnuj z aktualności',
      offers: 'Zrezygnuj z wiadomości o zawodach i ofertach',
    },
  },
}
