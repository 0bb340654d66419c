import type { Locale } from '#contract/locales'

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

/** What stands on an entry form to print. */
export const entryFormMessages: Record<Locale, EntryFormMessages> = {
  en: {
    title: (show) => `Entry form: ${show}`,
    about: 'Use one form for each dog. The owner needs an account, and the dog must be registered there.',
    dog: 'Dog',
    dogFields: ['Name', 'Kennel Club name', 'Microchip or date of birth'],
    handler: 'Owner and handler',
    handlerFields: ['Owner', 'Owner’s email', 'Handler, if not the owner', 'Phone on the day'],
    classes: 'Classes',
    classesHint: 'Tick each class that the dog is to run in.',
    payment: 'For the organisers',
    paymentFields: ['Paid: cash / card reader / free of charge', 'Amount', 'Taken by'],
    signature: ['Date', 'Signature'],
  },
  pl: {
    title: (show) => `Formularz zgłoszenia: ${show}`,
    about:
      'Wypełnij osobny formularz dla każdego psa. Właściciel musi mieć konto, a pies musi być na nim zarejestrowany.',
    dog: 'Pies',
    dogFields: ['Imię', 'Nazwa w Kennel Club', 'Mikroczip lub data urodzenia'],
    handler: 'Właściciel i przewodnik',
    handlerFields: ['Właściciel', 'E-mail właściciela', 'Przewodnik, jeśli inny', 'Telefon w dniu zawodów'],
    classes: 'Biegi',
    classesHint: 'Zaznacz każdy bieg, w którym pies ma wystartować.',
    payment: 'Wypełnia organizator',
    paymentFields: ['Zapłacono: gotówką / kartą / bez opłaty', 'Kwota', 'Przyjęto przez'],
    signature: ['Data', 'Podpis'],
  },
}

/** What stands on the sheet of who helps at a show. */
export const helperSheetMessages: Record<Locale, { title: (show: string) => string; nobody: string }> = {
  en: { title: (show) => `Helpers: ${show}`, nobody: 'Nobody is on this list yet.' },
  pl: { title: (show) => `Pomoc: ${show}`, nobody: 'Na tej liście nie ma jeszcze nikogo.' },
}
