import type { ContactMessage } from '#contract/info/contact'
import type { Locale } from '#contract/shared/locales'
import { accountMails, type AccountMails } from './accountMails'
import type { MailMessages } from './mailMessages'

interface Mails extends AccountMails {
  contact: (message: ContactMessage) => MailMessages
}

/** Every email in both languages. */
export const mails: Record<Locale, Mails> = {
  en: {
    ...accountMails.en,
    contact: ({ name, email, text }) => ({
      subject: `Message from “${name}”`,
      reason: 'contactForm',
      paragraphs: [text, `Sent by ${name} (${email}) through the contact form. Reply to this email to answer.`],
    }),
  },
  pl: {
    ...accountMails.pl,
    contact: ({ name, email, text }) => ({
      subject: `Wiadomość od: „${name}”`,
      reason: 'contactForm',
      paragraphs: [
        text,
        `Nadawca: ${name} (${email}), formularz kontaktowy. Aby odpowiedzieć, odpowiedz na tę wiadomość.`,
      ],
    }),
  },
}
