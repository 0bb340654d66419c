import { limits } from '#contract/shared/limits'
import type { Day } from '#contract/shared/calendar'
import type { Locale } from '#contract/shared/locales'
import { formatsOf } from './formats'
import { isolated } from './isolated'
import { button, link, type MailMessages } from './mailMessages'

/** Where the owner of an account gets help: a new password, a message to the club. */
export interface HelpLinks {
  reset: string
  contact: string
}

/** Mails to an account's owner about the account. */
export interface AccountMails {
  /** To someone for whom the office has opened the account. */
  accountOpened: (values: { link: string; contact: string }) => MailMessages
  confirmAddress: (values: { link: string }) => MailMessages
  /** To the present address, when another one is asked for. */
  emailChangeRequested: (values: { email: string; link: string }) => MailMessages
  /** To the present address, when the office has requested another one; `link` stops that. */
  emailChangeByOffice: (values: { changesOn: Day; link: string } & HelpLinks) => MailMessages
  /** The office has made a file of what is kept about its owner. */
  dataSavedByOffice: (help: HelpLinks) => MailMessages
  /** An admin, by name, acts for the owner until then; `security` is where the owner ends it. */
  actedFor: (values: { by: string; until: Date; timeZone: string; security: string } & HelpLinks) => MailMessages
  emailChanged: (values: { email: string } & HelpLinks) => MailMessages
  resetLink: (values: { link: string }) => MailMessages
  passwordChanged: (help: HelpLinks) => MailMessages
  secondFactor: (values: { on: boolean } & HelpLinks) => MailMessages
  secondFactorRemoved: (help: HelpLinks) => MailMessages
  /** Another person has the password and tries codes. */
  wrongCodes: (values: { link: string }) => MailMessages
}

const [en, pl] = [formatsOf('en'), formatsOf('pl')]

const secureEn = ({ reset, contact }: HelpLinks) => [
  'If this wasn’t you, reset your password now and contact us.',
  button('Reset your password', reset),
  link('Contact us', contact),
]
const securePl = ({ reset, contact }: HelpLinks) => [
  'Jeśli to nie Twoje działanie, od razu zresetuj hasło i skontaktuj się z nami.',
  button('Zresetuj hasło', reset),
  link('Skontaktuj się z nami', contact),
]

export const accountMails: Record<Locale, AccountMails> = {
  en: {
    accountOpened: ({ link: address, contact }) => ({
      subject: 'Your account is ready',
      paragraphs: [
        'We’ve opened an account for you, so that you can see your membership, add your dogs and enter shows.',
        'To log in, choose a password first: enter this email address on the page, and we’ll send you a link.',
        button('Choose a password', address),
        'If you weren’t expecting this email, you can ignore it.',
        link('Contact us', contact),
      ],
    }),
    confirmAddress: ({ link: address }) => ({
      subject: 'Confirm your email address',
      paragraphs: [
        'Please confirm that this email address is yours.',
        button('Confirm your email address', address),
        `The link works for ${limits.confirmLinkDays} days. If you didn’t register with us, you can ignore this email.`,
      ],
    }),
    emailChangeRequested: ({ email, link: security }) => ({
      subject: 'A new email address was requested for your account',
      paragraphs: [
        `Someone asked to change the email address of your account to ${email}. It changes when the link we sent there is opened.`,
        'If this was you, there’s nothing else to do here. If it wasn’t, change your password now: that cancels the request.',
        button('Change your password', security),
      ],
    }),
    emailChangeByOffice: ({ changesOn, link: stop, contact }) => ({
      subject: 'Your account’s email address will change',
      paragraphs: [
        `Someone told us that they can no longer read emails at this address, and proved to us that the account is theirs. An admin has requested another address for it, which takes effect on ${en.longDay(changesOn)} at the earliest.`,
        'If you can read this and didn’t ask for the change, stop it now. Your email address will then stay as it is.',
        button('Stop the change', stop),
        link('Contact us', contact),
      ],
    }),
    dataSavedByOffice: ({ contact }) => ({
      subject: 'We made a copy of your data',
      paragraphs: [
        'We received a letter asking for a copy of everything we hold about you, and the writer proved to us that they are you. An admin has made the copy and will send it as the letter asks.',
        'If you didn’t ask for it, contact us now.',
        button('Contact us', contact),
      ],
    }),
    actedFor: ({ by, until, timeZone, security, contact }) => ({
      subject: 'An admin is acting for you',
      paragraphs: [
        `${isolated(by)} sees your account as you see it, and can change your details, dogs and entries for you. This ends on ${en.instant(until, timeZone)} at the latest.`,
        'They can’t pay, change your password or email address, or agree to anything in your name. Everything they do is recorded under their own name.',
        'If you didn’t ask for this, stop it on your security page now. Then contact us.',
        button('Go to your security page', security),
        link('Contact us', contact),
      ],
    }),
    emailChanged: ({ email, contact }) => ({
      subject: 'Your email address was changed',
      paragraphs: [
        `The email address of your account is now ${email}. We send all emails there, and you use it to log in.`,
        'If this wasn’t you, contact us now.',
        button('Contact us', contact),
      ],
    }),
    resetLink: ({ link: address }) => ({
      subject: 'Reset your password',
      paragraphs: [
        'Someone asked to reset the password of the account with this email address. If it was you, choose a new password.',
        button('Choose a new password', address),
        `The link works once, for ${limits.resetLinkMinutes} minutes. If this wasn’t you, you can ignore this email: your password stays the same.`,
      ],
    }),
    passwordChanged: (help) => ({
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account has just been changed, and all your other devices were logged out.',
        ...secureEn(help),
      ],
    }),
    secondFactor: ({ on, ...help }) => ({
      subject: on ? 'Two-step verification is on' : 'Two-step verification is off',
      paragraphs: [
        on
          ? 'From now on, you need a code from your authenticator app as well as your password to log in.'
          : 'From now on, your password is enough to log in.',
        ...secureEn(help),
      ],
    }),
    secondFactorRemoved: ({ contact }) => ({
      subject: 'Two-step verification was turned off',
      paragraphs: [
        'An admin turned off two-step verification for your account and logged out all your devices. From now on your password is enough to log in.',
        'You can set it up again in your profile, under Security. If you didn’t ask for this, contact us now.',
        button('Contact us', contact),
      ],
    }),
    wrongCodes: ({ link: reset }) => ({
      subject: 'Someone tried to log in to your account',
      paragraphs: [
        'Someone entered your password and then several wrong codes. They haven’t been able to log in.',
        'If this wasn’t you, someone knows your password. Choose a new one now.',
        button('Choose a new password', reset),
      ],
    }),
  },
  pl: {
    accountOpened: ({ link: address, contact }) => ({
      subject: 'Twoje konto jest gotowe',
      paragraphs: [
        'Mamy już dla Ciebie konto, na którym możesz sprawdzić swoje członkostwo, dodać psy i zgłaszać je na zawody.',
        'Zanim się zalogujesz, ustaw hasło: wpisz na stronie ten adres e-mail, a wyślemy Ci link.',
        button('Ustaw hasło', address),
        'Jeśli to nieoczekiwana wiadomość, możesz ją zignorować.',
        link('Skontaktuj się z nami', contact),
      ],
    }),
    confirmAddress: ({ link: address }) => ({
      subject: 'Potwierdź adres e-mail',
      paragraphs: [
        'Potwierdź, że to Twój adres e-mail.',
        button('Potwierdź adres e-mail', address),
        `Link działa przez ${limits.confirmLinkDays} dni. Jeśli to nie Twoja rejestracja, zignoruj tę wiadomość.`,
      ],
    }),
    emailChangeRequested: ({ email, link: security }) => ({
      subject: 'Prośba o zmianę adresu e-mail',
      paragraphs: [
        `Otrzymaliśmy prośbę o zmianę adresu e-mail Twojego konta na ${email}. Zmiana nastąpi po otwarciu linku wysłanego na ten adres.`,
        'Jeśli to Twoja prośba, nie musisz nic więcej robić. Jeśli nie, zmień teraz hasło: to anuluje prośbę.',
        button('Zmień hasło', security),
      ],
    }),
    emailChangeByOffice: ({ changesOn, link: stop, contact }) => ({
      subject: 'Adres e-mail Twojego konta zostanie zmieniony',
      paragraphs: [
        `Ktoś zgłosił nam, że nie może już odbierać wiadomości pod tym adresem, i wykazał, że to jego konto. Administrator zlecił zmianę adresu, która nastąpi najwcześniej ${pl.longDay(changesOn)}.`,
        'Jeśli czytasz tę wiadomość, a zmiana nie jest na Twoją prośbę, zatrzymaj ją teraz. Adres e-mail pozostanie wtedy bez zmian.',
        button('Zatrzymaj zmianę', stop),
        link('Skontaktuj się z nami', contact),
      ],
    }),
    dataSavedByOffice: ({ contact }) => ({
      subject: 'Przygotowaliśmy kopię Twoich danych',
      paragraphs: [
        'Otrzymaliśmy list z prośbą o kopię wszystkich danych, które o Tobie przechowujemy, a jego nadawca wykazał, że jest Tobą. Administrator przygotował kopię i wyśle ją zgodnie z prośbą.',
        'Jeśli to nie Twoja prośba, od razu skontaktuj się z nami.',
        button('Skontaktuj się z nami', contact),
      ],
    }),
    actedFor: ({ by, until, timeZone, security, contact }) => ({
      subject: 'Administrator działa w Twoim imieniu',
      paragraphs: [
        `${isolated(by)} widzi Twoje konto tak jak Ty i może zmieniać za Ciebie dane, psy i zgłoszenia. Zakończy się to najpóźniej: ${pl.instant(until, timeZone)}.`,
        'W Twoim imieniu nie można przy tym płacić, zmienić hasła ani adresu e-mail, ani na nic się zgodzić. Wszystkie zmiany zapisujemy z podaniem, kto je wprowadził.',
        'Jeśli to nie Twoja prośba, od razu zakończ to w profilu, w części Bezpieczeństwo. Potem skontaktuj się z nami.',
        button('Przejdź do części Bezpieczeństwo', security),
        link('Skontaktuj się z nami', contact),
      ],
    }),
    emailChanged: ({ email, contact }) => ({
      subject: 'Adres e-mail został zmieniony',
      paragraphs: [
        `Adres e-mail Twojego konta to teraz ${email}. Na niego wysyłamy wiadomości i nim się logujesz.`,
        'Jeśli to nie Twoje działanie, od razu skontaktuj się z nami.',
        button('Skontaktuj się z nami', contact),
      ],
    }),
    resetLink: ({ link: address }) => ({
      subject: 'Zresetuj hasło',
      paragraphs: [
        'Otrzymaliśmy prośbę o zresetowanie hasła do konta z tym adresem e-mail. Jeśli to Twoja prośba, ustaw nowe hasło.',
        button('Ustaw nowe hasło', address),
        `Link działa raz, przez ${limits.resetLinkMinutes} minut. Jeśli to nie Twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.`,
      ],
    }),
    passwordChanged: (help) => ({
      subject: 'Hasło zostało zmienione',
      paragraphs: [
        'Hasło do Twojego konta zostało właśnie zmienione, a pozostałe urządzenia wylogowane.',
        ...securePl(help),
      ],
    }),
    secondFactor: ({ on, ...help }) => ({
      subject: on ? 'Weryfikacja dwuetapowa jest włączona' : 'Weryfikacja dwuetapowa jest wyłączona',
      paragraphs: [
        on
          ? 'Od teraz do logowania oprócz hasła potrzebny jest kod z aplikacji uwierzytelniającej.'
          : 'Od teraz do logowania wystarczy hasło.',
        ...securePl(help),
      ],
    }),
    secondFactorRemoved: ({ contact }) => ({
      subject: 'Weryfikacja dwuetapowa została wyłączona',
      paragraphs: [
        'Administrator wyłączył weryfikację dwuetapową na Twoim koncie i wylogował wszystkie Twoje urządzenia. Od teraz do logowania wystarczy hasło.',
        'Możesz włączyć ją ponownie w profilu, w części Bezpieczeństwo. Jeśli to nie była Twoja prośba, od razu skontaktuj się z nami.',
        button('Skontaktuj się z nami', contact),
      ],
    }),
    wrongCodes: ({ link: reset }) => ({
      subject: 'Próba logowania na Twoje konto',
      paragraphs: [
        'Ktoś podał Twoje hasło, a potem kilka błędnych kodów. Nie udało mu się zalogować.',
        'Jeśli to nie Twoje działanie, ktoś zna Twoje hasło. Ustaw teraz nowe.',
        button('Ustaw nowe hasło', reset),
      ],
    }),
  },
}
