import type { Locale } from '#contract/shared/locales'
import type { HelpLinks } from './accountMails'
import { button, type MailMessages } from './mailMessages'

interface MergingMails {
  /** `isKept`: to the address with which the member logs in from now on. */
  merged: (values: { isKept: boolean } & HelpLinks) => MailMessages
  separated: (help: HelpLinks) => MailMessages
}

/**
 * To the owners of two accounts that an admin takes for one person's, in both languages. None of them names the other address: if the admin is wrong, its
 * reader is a stranger.
 */
export const mergingMails: Record<Locale, MergingMails> = {
  en: {
    merged: ({ isKept, contact }) => ({
      subject: 'Your two accounts have been merged',
      paragraphs: [
        'You had two accounts with us, with two email addresses. An admin has merged them: your dogs, entries, purchases and membership are together in one account.',
        isKept
          ? 'Log in with this email address and password, as before.'
          : 'You can no longer log in with this email address. Log in with the email address and password of your other account.',
        'If you’ve only ever had one account, contact us within 24 hours, so that we can undo this.',
        button('Contact us', contact),
      ],
    }),
    separated: ({ contact }) => ({
      subject: 'Your accounts have been separated again',
      paragraphs: [
        'An admin has undone the merge of two accounts. Each account has its own dogs, entries, purchases and membership again.',
        'Log in with this email address and its password, as you did before the merge.',
        button('Contact us', contact),
      ],
    }),
  },
  pl: {
    merged: ({ isKept, contact }) => ({
      subject: 'Połączyliśmy Twoje dwa konta',
      paragraphs: [
        'Mieliśmy dwa Twoje konta, z dwoma adresami e-mail. Administrator je połączył: Twoje psy, zgłoszenia, zakupy i członkostwo są teraz na jednym koncie.',
        isKept
          ? 'Loguj się tym adresem e-mail i hasłem, tak jak dotąd.'
          : 'Tym adresem e-mail nie można się już zalogować. Zaloguj się adresem e-mail i hasłem drugiego konta.',
        'Jeśli masz u nas tylko jedno konto, napisz do nas w ciągu 24 godzin, żebyśmy mogli to cofnąć.',
        button('Skontaktuj się z nami', contact),
      ],
    }),
    separated: ({ contact }) => ({
      subject: 'Twoje konta są znowu rozdzielone',
      paragraphs: [
        'Administrator cofnął połączenie dwóch kont. Każde ma znowu swoje psy, zgłoszenia, zakupy i członkostwo.',
        'Loguj się tym adresem e-mail i jego hasłem, tak jak przed połączeniem kont.',
        button('Skontaktuj się z nami', contact),
      ],
    }),
  },
}
