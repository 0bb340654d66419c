import type { Locale } from '#contract/shared/locales'

interface EntryFormMessages {
  title: (show: string) => string
  about: string
  dog: string
  dogFields: string[]
  handler: string
  handlerFields: string[]
  classes: string
  classesHint: string
  payment: string
  paymentFields: string[]
  signature: string[]
}

/** The text of a printed entry form. */
export const entryFormMessages: Record<Locale, EntryFormMessages> = {
  en: {
    title: (show) => `Entry form: ${show}`,
    about: 'Use one form for each dog. The owner needs an account with the dog added to it.',
    dog: 'Dog',
    dogFields: ['Name', 'Kennel Club name', 'Microchip or date of birth'],
    handler: 'Owner and handler',
    handlerFields: ['Owner', 'Owner’s email', 'Handler, if not the owner', 'Phone on the day'],
    classes: 'Classes',
    classesHint: 'Tick the classes you’re entering.',
    payment: 'For the organiser',
    paymentFields: ['Paid: cash / card reader / free of charge', 'Amount', 'Taken by'],
    signature: ['Date', 'Signature'],
  },
  pl: {
    title: (show) => `Formularz zgłoszenia: ${show}`,
    about: 'Wypełnij osobny formularz dla każdego psa. Właściciel musi mieć konto, a pies musi być do niego dodany.',
    dog: 'Pies',
    dogFields: ['Imię', 'Nazwa w Kennel Club', 'Mikroczip lub data urodzenia'],
    handler: 'Właściciel i przewodnik',
    handlerFields: ['Właściciel', 'E-mail właściciela', 'Przewodnik, jeśli inny', 'Telefon w dniu zawodów'],
    classes: 'Biegi',
    classesHint: 'Zaznacz biegi, do których zgłaszasz psa.',
    payment: 'Wypełnia organizator',
    paymentFields: ['Zapłacono: gotówką / kartą / bez opłaty', 'Kwota', 'Przyjęto przez'],
    signature: ['Data', 'Podpis'],
  },
}

/** The text of the printed list of helpers of a show. */
export const helperSheetMessages: Record<Locale, { title: (show: string) => string; empty: string }> = {
  en: { title: (show) => `Helpers: ${show}`, empty: 'This list is empty.' },
  pl: { title: (show) => `Osoby do pomocy: ${show}`, empty: 'Lista jest jeszcze pusta.' },
}
