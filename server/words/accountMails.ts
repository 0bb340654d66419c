import { limits } from '../../contract/limits'
import type { Locale } from '../../contract/locales'
import type { MailWords } from './mailWords'

interface Named {
  name: string
}

/** What an account's owner is told about it. */
export interface AccountMails {
  confirmAddress: (values: Named & { link: string }) => MailWords
  emailChanged: (values: Named & { email: string }) => MailWords
  resetLink: (values: Named & { link: string }) => MailWords
  passwordChanged: (user: Named) => MailWords
  secondFactor: (values: Named & { on: boolean }) => MailWords
}

export const accountMails: Record<Locale, AccountMails> = {
  en: {
    confirmAddress: ({ name, link }) => ({
      subject: 'Please confirm your address',
      paragraphs: [
        `Hello ${name},`,
        'this link shows us that this address is yours:',
        link,
        `It works for ${limits.confirmLinkDays} days. If you do not know why you got this mail, nothing needs to be done.`,
      ],
    }),
    emailChanged: ({ name, email }) => ({
      subject: 'Your e-mail address was changed',
      paragraphs: [
        `Hello ${name},`,
        `your account has another e-mail address now: ${email}. Mails go there from here on, and you log in with it.`,
        'If it was not you, write to us at once.',
      ],
    }),
    resetLink: ({ name, link }) => ({
      subject: 'A new password',
      paragraphs: [
        `Hello ${name},`,
        'somebody asked for a new password for this address. This link leads to it:',
        link,
        `It works once, and for ${limits.resetLinkMinutes} minutes. If it was not you, nothing needs to be done: your password stays as it is.`,
      ],
    }),
    passwordChanged: ({ name }) => ({
      subject: 'Your password was changed',
      paragraphs: [
        `Hello ${name},`,
        'the password of your account was changed just now, and every other device is logged out. If it was not you, ask for a new password at once and tell us.',
      ],
    }),
    secondFactor: ({ name, on }) => ({
      subject: on ? 'Codes are on' : 'Codes are off',
      paragraphs: [
        `Hello ${name},`,
        on
          ? 'from here on, logging in to your account takes a code from your authenticator app as well.'
          : 'logging in to your account takes no code from an authenticator app any more.',
        'If it was not you, ask for a new password at once and tell us.',
      ],
    }),
  },
  pl: {
    confirmAddress: ({ name, link }) => ({
      subject: 'Potwierdź swój adres',
      paragraphs: [
        `Dzień dobry, ${name}!`,
        'Ten link potwierdzi, że to Twój adres:',
        link,
        `Działa przez ${limits.confirmLinkDays} dni. Jeśli nie wiesz, skąd ta wiadomość, nie musisz nic robić.`,
      ],
    }),
    emailChanged: ({ name, email }) => ({
      subject: 'Adres e-mail został zmieniony',
      paragraphs: [
        `Dzień dobry, ${name}!`,
        `Twoje konto ma teraz inny adres e-mail: ${email}. Tam wysyłamy wiadomości i z nim się logujesz.`,
        'Jeśli to nie Ty, od razu do nas napisz.',
      ],
    }),
    resetLink: ({ name, link }) => ({
      subject: 'Nowe hasło',
      paragraphs: [
        `Dzień dobry, ${name}!`,
        'Otrzymaliśmy prośbę o nowe hasło dla tego adresu. Można je ustawić tutaj:',
        link,
        `Link działa jeden raz, przez ${limits.resetLinkMinutes} minut. Jeśli prośba nie pochodzi od Ciebie, nie musisz nic robić: hasło pozostanie bez zmian.`,
      ],
    }),
    passwordChanged: ({ name }) => ({
      subject: 'Hasło zostało zmienione',
      paragraphs: [
        `Dzień dobry, ${name}!`,
        'Hasło do Twojego konta zostało właśnie zmienione, a wszystkie inne urządzenia wylogowane. Jeśli to nie Ty, od razu poproś o nowe hasło i daj nam znać.',
      ],
    }),
    secondFactor: ({ name, on }) => ({
      subject: on ? 'Kody zostały włączone' : 'Kody zostały wyłączone',
      paragraphs: [
        `Dzień dobry, ${name}!`,
        on
          ? 'Od teraz do logowania na Twoje konto potrzebny jest także kod z aplikacji uwierzytelniającej.'
          : 'Do logowania na Twoje konto nie jest już potrzebny kod z aplikacji uwierzytelniającej.',
        'Jeśli to nie Ty, od razu poproś o nowe hasło i daj nam znać.',
      ],
    }),
  },
}
