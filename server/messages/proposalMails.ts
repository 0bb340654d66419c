import type { Locale } from '#contract/shared/locales'
import { button, type MailMessages } from './mailMessages'

interface ProposalMail {
  show: string
  /** The show at the desk. */
  link: string
}

interface ProposalMails {
  /** To an approver. */
  proposed: (mail: ProposalMail & { why: string }) => MailMessages
  /** To the author of the proposal. */
  agreed: (mail: ProposalMail) => MailMessages
  returned: (mail: ProposalMail & { by: string; remarks: string }) => MailMessages
}

const given = (text: string) => (text === '' ? [] : [text])

/** Mails about a change of a published show to those who decide on it and to its author, in both languages. */
export const proposalMails: Record<Locale, ProposalMails> = {
  en: {
    proposed: ({ show, why, link }) => ({
      subject: `Your approval is needed for a change: ${show}`,
      reason: 'role',
      paragraphs: [
        `A change to ${show} is ready for you to check. It takes effect once every approver has agreed.`,
        ...given(why),
        button('Check the change', link),
      ],
    }),
    agreed: ({ show, link }) => ({
      subject: `Change in effect: ${show}`,
      reason: 'role',
      paragraphs: [
        `Every approver has agreed to your change to ${show}. It’s in effect now, and members with affected entries have been emailed.`,
        button('Open the show', link),
      ],
    }),
    returned: ({ show, by, remarks, link }) => ({
      subject: `Change returned: ${show}`,
      reason: 'role',
      paragraphs: [
        `${by} has returned your change to ${show} and writes:`,
        remarks,
        'The show stays as it was. You can edit it and propose another change.',
        button('Open the show', link),
      ],
    }),
  },
  pl: {
    proposed: ({ show, why, link }) => ({
      subject: `Zmiana do zatwierdzenia: ${show}`,
      reason: 'role',
      paragraphs: [
        `Zmiana zawodów ${show} czeka na sprawdzenie. Zacznie obowiązywać, gdy zgodzą się na nią wszystkie osoby zatwierdzające.`,
        ...given(why),
        button('Sprawdź zmianę', link),
      ],
    }),
    agreed: ({ show, link }) => ({
      subject: `Zmiana obowiązuje: ${show}`,
      reason: 'role',
      paragraphs: [
        `Na Twoją zmianę zawodów ${show} zgodziły się wszystkie osoby zatwierdzające. Już obowiązuje, a osoby, których zgłoszeń dotyczy, dostały e-mail.`,
        button('Otwórz zawody', link),
      ],
    }),
    returned: ({ show, by, remarks, link }) => ({
      subject: `Zmiana zwrócona: ${show}`,
      reason: 'role',
      paragraphs: [
        `${by} zwraca Twoją zmianę zawodów ${show} i pisze:`,
        remarks,
        'Zawody pozostają bez zmian. Możesz je edytować i zgłosić inną zmianę.',
        button('Otwórz zawody', link),
      ],
    }),
  },
}
