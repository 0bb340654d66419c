import { limits } from '../../contract/limits'
import type { Locale } from '../../contract/locales'
import type { MailMessages } from './mailMessages'

/** What an account's owner is told about it. */
export interface AccountMails {
  confirmAddress: (values: { link: string }) => MailMessages
  /** To the present address, when another one is asked for. */
  emailChangeRequested: (values: { email: string }) => MailMessages
  emailChanged: (values: { email: string }) => MailMessages
  resetLink: (values: { link: string }) => MailMessages
  passwordChanged: () => MailMessages
  secondFactor: (values: { on: boolean }) => MailMessages
  secondFactorRemoved: () => MailMessages
  /** Somebody has the password and tries codes. */
  wrongCodes: (values: { link: string }) => MailMessages
}

export const accountMails: Record<Locale, AccountMails> = {
  en: {
    confirmAddress: ({ link }) => ({
      subject: 'Please confirm your address',
      paragraphs: [
        'this link shows us that this address is yours:',
        link,
        `It works for ${limits.confirmLinkDays} days. If you do not know why you got this mail, nothing needs to be done.`,
      ],
    }),
    emailChangeRequested: ({ email }) => ({
      subject: 'A new email address was requested for your account',
      paragraphs: [
        `Someone asked to change the email address of your account to ${email}. It changes when the link we sent there is opened.`,
        "If this was you, there's nothing else to do here. If it wasn't, change your password now: that cancels the request.",
      ],
    }),
    emailChanged: ({ email }) => ({
      subject: 'Your e-mail address was changed',
      paragraphs: [
        `your account has another e-mail address now: ${email}. Mails go there from here on, and you log in with it.`,
        'If it was not you, write to us at once.',
      ],
    }),
    resetLink: ({ link }) => ({
      subject: 'A new password',
      paragraphs: [
        'somebody asked for a new password for this address. This link leads to it:',
        link,
        `It works once, and for ${limits.resetLinkMinutes} minutes. If it was not you, nothing needs to be done: your password stays as it is.`,
      ],
    }),
    passwordChanged: () => ({
      subject: 'Your password was changed',
      paragraphs: [
        'the password of your account was changed just now, and every other device is logged out. If it was not you, ask for a new password at once and tell us.',
      ],
    }),
    secondFactor: ({ on }) => ({
      subject: on ? 'Codes are on' : 'Codes are off',
      paragraphs: [
        on
          ? 'from here on, logging in to your account takes a code from your authenticator app as well.'
          : 'logging in to your account takes no code from an authenticator app any more.',
        'If it was not you, ask for a new password at once and tell us.',
      ],
    }),
    secondFactorRemoved: () => ({
      subject: 'Two-step verification was turned off',
      paragraphs: [
        'An administrator turned off two-step verification for your account and logged out all your devices. From now on your password is enough to log in.',
        "You can set it up again in your profile, under Security. If you didn't ask for this, contact us now.",
      ],
    }),
    wrongCodes: ({ link }) => ({
      subject: 'Wrong codes when logging in to your account',
      paragraphs: [
        'Someone entered your password and then several wrong codes. They have not been able to log in.',
        "If this wasn't you, someone knows your password. Choose a new one now:",
        link,
      ],
    }),
  },
  pl: {
    confirmAddress: ({ link }) => ({
      subject: 'Potwierdź swój adres',
      paragraphs: [
        'Ten link potwierdzi, że to Twój adres:',
        link,
        `Działa przez ${limits.confirmLinkDays} dni. Jeśli nie wiesz, skąd ta wiadomość, nie musisz nic robić.`,
      ],
    }),
    emailChangeRequested: ({ email }) => ({
      subject: 'Prośba o zmianę adresu e-mail',
      paragraphs: [
        `Otrzymaliśmy prośbę o zmianę adresu e-mail Twojego konta na ${email}. Zmiana nastąpi po otwarciu linku wysłanego na ten adres.`,
        'Jeśli to Twoja prośba, nie musisz nic więcej robić. Jeśli nie, zmień teraz hasło: to anuluje prośbę.',
      ],
    }),
    emailChanged: ({ email }) => ({
      subject: 'Adres e-mail został zmieniony',
      paragraphs: [
        `Twoje konto ma teraz inny adres e-mail: ${email}. Tam wysyłamy wiadomości i z nim się logujesz.`,
        'Jeśli to nie Ty, od razu do nas napisz.',
      ],
    }),
    resetLink: ({ link }) => ({
      subject: 'Nowe hasło',
      paragraphs: [
        'Otrzymaliśmy prośbę o nowe hasło dla tego adresu. Można je ustawić tutaj:',
        link,
        `Link działa jeden raz, przez ${limits.resetLinkMinutes} minut. Jeśli prośba nie pochodzi od Ciebie, nie musisz nic robić: hasło pozostanie bez zmian.`,
      ],
    }),
    passwordChanged: () => ({
      subject: 'Hasło zostało zmienione',
      paragraphs: [
        'Hasło do Twojego konta zostało właśnie zmienione, a wszystkie inne urządzenia wylogowane. Jeśli to nie Ty, od razu poproś o nowe hasło i daj nam znać.',
      ],
    }),
    secondFactor: ({ on }) => ({
      subject: on ? 'Kody zostały włączone' : 'Kody zostały wyłączone',
      paragraphs: [
        on
          ? 'Od teraz do logowania na Twoje konto potrzebny jest także kod z aplikacji uwierzytelniającej.'
          : 'Do logowania na Twoje konto nie jest już potrzebny kod z aplikacji uwierzytelniającej.',
        'Jeśli to nie Ty, od razu poproś o nowe hasło i daj nam znać.',
      ],
    }),
    secondFactorRemoved: () => ({
      subject: 'Weryfikacja dwuetapowa została wyłączona',
      paragraphs: [
        'Administrator wyłączył weryfikację dwuetapową na Twoim koncie i wylogował wszystkie Twoje urządzenia. Od teraz do logowania wystarczy hasło.',
        'Możesz włączyć ją ponownie w profilu, w części Bezpieczeństwo. Jeśli to nie była Twoja prośba, od razu się z nami skontaktuj.',
      ],
    }),
    wrongCodes: ({ link }) => ({
      subject: 'Błędne kody przy logowaniu na Twoje konto',
      paragraphs: [
        'Ktoś podał Twoje hasło, a potem kilka błędnych kodów. Nie udało mu się zalogować.',
        'Jeśli to nie Ty, ktoś zna Twoje hasło. Ustaw teraz nowe:',
        link,
      ],
    }),
  },
}
