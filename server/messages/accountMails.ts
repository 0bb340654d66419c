import { limits } from '#contract/limits'
import type { Locale } from '#contract/locales'
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
      subject: 'Confirm your email address',
      paragraphs: [
        'Open this link to confirm that this email address is yours:',
        link,
        `The link works for ${limits.confirmLinkDays} days. If you didn't register with us, you can ignore this email.`,
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
      subject: 'Your email address was changed',
      paragraphs: [
        `The email address of your account is now ${email}. We send all emails there, and you use it to log in.`,
        "If this wasn't you, contact us now.",
      ],
    }),
    resetLink: ({ link }) => ({
      subject: 'Reset your password',
      paragraphs: [
        'Someone asked to reset the password of the account with this email address. Choose a new password here:',
        link,
        `The link works once, for ${limits.resetLinkMinutes} minutes. If this wasn't you, you can ignore this email: your password stays the same.`,
      ],
    }),
    passwordChanged: () => ({
      subject: 'Your password was changed',
      paragraphs: [
        "The password of your account has just been changed, and all your other devices were logged out. If this wasn't you, reset your password now and contact us.",
      ],
    }),
    secondFactor: ({ on }) => ({
      subject: on ? 'Two-step verification is on' : 'Two-step verification is off',
      paragraphs: [
        on
          ? 'From now on, you need a code from your authenticator app as well as your password to log in.'
          : 'From now on, your password is enough to log in.',
        "If this wasn't you, reset your password now and contact us.",
      ],
    }),
    secondFactorRemoved: () => ({
      subject: 'Two-step verification was turned off',
      paragraphs: [
        'An admin turned off two-step verification for your account and logged out all your devices. From now on your password is enough to log in.',
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
      subject: 'Potwierdź adres e-mail',
      paragraphs: [
        'Otwórz ten link, aby potwierdzić, że to Twój adres e-mail:',
        link,
        `Link działa przez ${limits.confirmLinkDays} dni. Jeśli to nie Twoja rejestracja, zignoruj tę wiadomość.`,
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
        `Adres e-mail Twojego konta to teraz ${email}. Na niego wysyłamy wiadomości i nim się logujesz.`,
        'Jeśli to nie Ty, od razu się z nami skontaktuj.',
      ],
    }),
    resetLink: ({ link }) => ({
      subject: 'Zresetuj hasło',
      paragraphs: [
        'Otrzymaliśmy prośbę o zresetowanie hasła do konta z tym adresem e-mail. Nowe hasło ustawisz tutaj:',
        link,
        `Link działa raz, przez ${limits.resetLinkMinutes} minut. Jeśli to nie Twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.`,
      ],
    }),
    passwordChanged: () => ({
      subject: 'Hasło zostało zmienione',
      paragraphs: [
        'Hasło do Twojego konta zostało właśnie zmienione, a pozostałe urządzenia wylogowane. Jeśli to nie Ty, od razu zresetuj hasło i skontaktuj się z nami.',
      ],
    }),
    secondFactor: ({ on }) => ({
      subject: on ? 'Weryfikacja dwuetapowa jest włączona' : 'Weryfikacja dwuetapowa jest wyłączona',
      paragraphs: [
        on
          ? 'Od teraz do logowania oprócz hasła potrzebny jest kod z aplikacji uwierzytelniającej.'
          : 'Od teraz do logowania wystarczy hasło.',
        'Jeśli to nie Ty, od razu zresetuj hasło i skontaktuj się z nami.',
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
