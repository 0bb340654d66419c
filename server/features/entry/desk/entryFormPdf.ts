import { eq } from 'drizzle-orm'
import type { Locale } from '#contract/shared/locales'
import { organisation } from '../../../content/organisation'
import type { Db } from '../../../db/client'
import { classes } from '../../../db/schema'
import { entryFormMessages } from '../../../messages/deskPapers'
import { entryListMessages, heightName, typeNames } from '../../../messages/entryLists'
import { formatsOf } from '../../../messages/formats'
import { isolated } from '../../../messages/isolated'
import { cell, makePdf, mm } from '../../../pdf/makePdf'
import { toClass, type ShowRow } from '../../../domain/show/showFromRow'

/** A box to tick: in every font there is. */
const box = '[   ]'

const toFill = (fields: readonly string[]) => fields.map((field) => [cell(field), cell('')])

/** An empty entry form of a show with its classes and their prices, to print and to fill in by hand. */
export const entryFormPdf = async (
  db: Db,
  show: ShowRow,
  { locale, at }: { locale: Locale; at: Date },
): Promise<Buffer> => {
  const rows = await db
    .select()
    .from(classes)
    .where(eq(classes.showId, show.id))
    .orderBy(classes.date, classes.startTime, classes.ring, classes.id)
  const messages = entryFormMessages[locale]
  const lists = entryListMessages[locale]
  const { longDay, money } = formatsOf(locale)
  const { name } = organisation()
  const title = messages.title(isolated(show.name))
  return makePdf(
    { title: `${title} | ${name}`, author: name, locale, at },
    ({ heading, subheading, paragraph, table }) => {
      heading(title)
      paragraph(messages.about)
      const widths: [number, '*'] = [mm(62), '*']
      subheading(messages.dog)
      table(toFill(messages.dogFields), widths)
      subheading(messages.handler)
      table(toFill(messages.handlerFields), widths)
      subheading(messages.classes)
      paragraph(rows.length === 0 ? lists.empty : messages.classesHint)
      table(
        rows.map((cls) => [
          cell(box),
          cell(`${longDay(cls.date)}, ${cls.startTime}`),
          cell(lists.ring(cls.ring)),
          cell([typeNames[cls.type], heightName(locale, cls.height), lists.levels(cls)].join(', ')),
          cell(money(toClass(cls, show, at).price, cls.currency), { right: true }),
        ]),
        [mm(12), mm(52), mm(16), '*', mm(18)],
      )
      subheading(messages.payment)
      table(toFill([...messages.paymentFields, ...messages.signature]), widths)
    },
  )
}
