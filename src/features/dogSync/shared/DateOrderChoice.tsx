import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { dateOrders, readDate, unclearDate, type DateOrder } from '#contract/shared/readDate'
import { useFormats } from '../../../i18n/useFormats'
import { textsIn, type TableFile } from '../../../store/tableFile/tableFile'
import { RadioGroup } from '../../../ui/kit/RadioGroup'
import { messages } from '../messages'

interface Props<Field extends string> {
  table: TableFile<Field>
  dayFields: readonly Field[]
  onChange: (order: DateOrder) => void
}

/** Which of two days a date of the file means, where it does not say. */
export const DateOrderChoice = <Field extends string>({ table, dayFields, onChange }: Props<Field>) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { cells, columns, dateOrder } = table
  const text = useMemo(() => unclearDate(textsIn({ cells, columns }, dayFields)), [cells, columns, dayFields])
  if (text === null) return null
  return (
    <RadioGroup
      id="sync-order"
      name="sync-order"
      label={formatMessage(messages.order, { text })}
      hint={formatMessage(messages.orderHint)}
      value={dateOrder ?? ''}
      onChange={({ target }) => onChange(target.value as DateOrder)}
      options={dateOrders.map((value) => ({ value, label: longDay(readDate(text, value) ?? '') }))}
    />
  )
}
