import type { Locale } from '#contract/shared/locales'
import type { ContractClass, ContractDocument } from '../../../db/schema'
import { entryListMessages, heightName, typeNames } from '../../../messages/entryLists'
import { formatsOf } from '../../../messages/formats'
import { invoiceMessages } from '../../../messages/invoice'
import { isolated } from '../../../messages/isolated'
import { judgeContractMessages } from '../../../messages/judgeContract'
import { cell, makePdf, mm, type Pdf } from '../../../pdf/makePdf'
import type { ContractRow } from './loadContracts'

type Terms = Pick<ContractRow, 'fee' | 'travelKind' | 'travel' | 'currency' | 'provided' | 'signedOn'>

const strong = { weight: 'strong' } as const
const factWidths: [number, '*'] = [mm(62), '*']

const clubText = (locale: Locale, { name, registration, address, taxNumber, form }: ContractDocument['club']): string =>
  [
    isolated(name),
    registration[locale],
    address[locale],
    ...(taxNumber === null ? [] : [invoiceMessages[locale].taxNumber[form](taxNumber)]),
  ].join('\n')

const classText = (locale: Locale, cls: ContractClass): string =>
  [
    ...(cls.name === '' ? [] : [isolated(cls.name)]),
    typeNames[cls.type],
    heightName(locale, cls.height),
    entryListMessages[locale].levels(cls),
  ].join(', ')

const drawClasses = ({ subheading, paragraph, table }: Pdf, locale: Locale, classes: readonly ContractClass[]) => {
  const { classes: title, noClasses, columns } = judgeContractMessages[locale]
  const { longDay } = formatsOf(locale)
  subheading(title)
  if (classes.length === 0) return paragraph(noClasses)
  for (const day of new Set(classes.map(({ date }) => date))) {
    paragraph(longDay(day), 'strong')
    table(
      [
        [columns.time, columns.ring, columns.cls].map((label) => cell(label, strong)),
        ...classes
          .filter(({ date }) => date === day)
          .map((cls) => [cell(cls.startTime), cell(String(cls.ring)), cell(classText(locale, cls))]),
      ],
      [mm(22), mm(16), '*'],
    )
  }
}

const termRows = (locale: Locale, { fee, travelKind, travel, currency, provided }: Terms): [string, string][] => {
  const messages = judgeContractMessages[locale]
  const { money } = formatsOf(locale)
  return [
    [messages.fee, fee === 0 ? messages.noFee : money(fee, currency)],
    [messages.travel, messages.travels[travelKind](money(travel, currency))],
    [messages.provided, provided === '' ? messages.nothing : provided.split(/\r?\n/).map(isolated).join('\n')],
  ]
}

/** Lines to sign on, which no page break parts from their heading. */
const drawSignatures = ({ doc, subheading, table }: Pdf, locale: Locale) => {
  const { signatures, placeAndDate, forOrganiser, ofJudge } = judgeContractMessages[locale]
  if (doc.y > doc.page.maxY() - mm(60)) doc.addPage()
  subheading(signatures)
  const line = (label: string) => [cell(`\n\n${label}`), cell('')]
  table([line(placeAndDate), line(forOrganiser), line(ofJudge)], factWidths)
}

/** A contract with a judge on paper, to sign. What is not known of the judge is filled in by hand. */
export const contractPdf = (
  { club, judge, show, classes }: ContractDocument,
  terms: Terms,
  { locale, at }: { locale: Locale; at: Date },
): Promise<Buffer> => {
  const messages = judgeContractMessages[locale]
  const { longDay } = formatsOf(locale)
  const title = `${messages.title}: ${isolated(show.name)}, ${isolated(judge)}`
  return makePdf({ title: `${title} | ${club.name}`, author: club.name, locale, at }, (pdf) => {
    const { heading, subheading, paragraph, table } = pdf
    const facts = (rows: readonly (readonly [string, string])[]) =>
      table(
        rows.map(([label, value]) => [cell(label), cell(value)]),
        factWidths,
      )
    heading(messages.title)
    if (terms.signedOn !== null) paragraph(messages.signedOn(longDay(terms.signedOn)))
    subheading(messages.organiser)
    paragraph(clubText(locale, club))
    subheading(messages.judge)
    facts([[messages.judgeName, isolated(judge)], ...messages.toFill.map((label) => [label, ''] as const)])
    subheading(messages.show)
    paragraph(
      [isolated(show.name), messages.days(longDay(show.startDate), longDay(show.endDate)), isolated(show.venue)].join(
        '\n',
      ),
    )
    drawClasses(pdf, locale, classes)
    subheading(messages.terms)
    facts(termRows(locale, terms))
    subheading(messages.cancellation)
    for (const clause of [messages.whenCancelled[terms.travelKind], messages.whenWithdrawn, messages.changes])
      paragraph(clause)
    drawSignatures(pdf, locale)
  })
}
