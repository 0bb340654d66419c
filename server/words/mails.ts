import { limits } from '../../contract/limits'
import type { ContactMessage } from '../../contract/contact'
import type { Locale } from '../../contract/locales'

/** A mail's words: its subject, and paragraphs of text. */
export interface MailWords {
  subject: string
  paragraphs: string[]
}

interface ResetLink {
  name: string
  link: string
}

interface Mails {
  contact: (message: ContactMessage) => MailWords
  resetLink: (values: ResetLink) => MailWords
  passwordChanged: (user: { name: string }) => MailWords
}

/** Every mail in both languages. */
export const mails: Record<Locale, Mails> = {
  en: {
    contact: ({ name, email, text }) => ({
      subject: `Message from ${name}`,
      paragraphs: [text, `${name} (${email}) wrote this through the contact form. An answer to this mail goes there.`],
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
        'the password of your account was changed just now, and everything that was logged in is logged out. If it was not you, ask for a new password at once and tell us.',
      ],
    }),
  },
  pl: {
    contact: ({ name, email, text }) => ({
      subject: `Wiadomość od: ${name}`,
      paragraphs: [text, `Nadawca: ${name} (${email}), formularz kontaktowy. Odpowiedź na tę wiadomość trafi tam.`],
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
        'Hasło do Twojego konta zostało właśnie zmienione, a wszystkie urządzenia wylogowane. Jeśli to nie Ty, od razu poproś o nowe hasło i daj nam znać.',
      ],
    }),
  },
}
