import type { ContactMessage } from '../../contract/contact'
import type { Locale } from '../../contract/locales'
import { accountMails, type AccountMails } from './accountMails'
import type { MailMessages } from './mailMessages'

interface Mails extends AccountMails {
  contact: (message: ContactMessage) => MailMessages
}

/** Every mail in both languages. */
export const mails: Record<Locale, Mails> = {
  en: {
    ...accountMails.en,
    contact: ({ name, email, text }) => ({
      subject: `Message from ${name}`,
      paragraphs: [text, `${name} (${email}) wrote this through the contact form. An answer to this mail goes there.`],
    }),
  },
  pl: {
    ...accountMails.pl,
    contact: ({ name, email, text }) => ({
      subject: `Wiadomość od: ${name}`,
      paragraphs: [text, `Nadawca: ${name} (${email}), formularz kontaktowy. Odpowiedź na tę wiadomość trafi tam.`],
    }),
  },
}
