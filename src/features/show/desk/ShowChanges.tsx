import { chakra } from '@chakra-ui/react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { ChangedClass, HistoryValue, ShowDifference } from '#contract/show/difference'
import { useFormats } from '../../../i18n/useFormats'
import { amountText } from '../../../lib/typedAmount'
import { cellNames, type CellName } from './edit/rows'
import { cellMessages, fieldMessages } from './edit/messages'
import { historyMessages as messages } from './historyMessages'

const Changes = chakra('ul', {
  base: { listStyle: 'none', marginTop: '2', '& li': { overflowWrap: 'anywhere', paddingBlock: '2px' } },
})

const fieldName: Record<string, keyof typeof fieldMessages> = {
  entriesOpen: 'entriesOpenDay',
  entriesClose: 'entriesCloseDay',
}
const isCell = (name: string): name is CellName => cellNames.some((cell) => cell === name)
const amounts: readonly string[] = ['price', 'earlyPrice']

const moment = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/

/** A value as it is displayed: nothing is a dash, a list its parts, a day as the language writes it. */
const useValueText = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  return (name: string, value: HistoryValue) => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return formatMessage(messages.nothing)
    if (Array.isArray(value)) return value.join(', ')
    if (typeof value === 'boolean') return formatMessage(value ? messages.yes : messages.no)
    if (amounts.includes(name) && typeof value === 'number') return amountText(value)
    const [text, day, time] = moment.exec(String(value)) ?? [String(value)]
    return day === undefined ? text : [longDay(day), time].filter(Boolean).join(', ')
  }
}

/** A class as it is known: by when and where it is. */
export const useClassName = () => {
  const { formatMessage } = useIntl()
  const { shortDay } = useFormats()
  return ({ date, startTime: time, ring }: Pick<ChangedClass, 'date' | 'startTime' | 'ring'>) =>
    formatMessage(messages.className, { day: shortDay(date), time, ring })
}

const ClassChange = ({ cls }: { cls: ChangedClass }) => {
  const { formatMessage } = useIntl()
  const valueText = useValueText()
  const name = useClassName()(cls)
  if (cls.change !== 'changed') return <FormattedMessage {...messages[cls.change]} values={{ name }} />
  const cells = cls.cells
    .filter(({ cell }) => isCell(cell))
    .map(({ cell, before, after }) =>
      formatMessage(messages.fieldChange, {
        field: isCell(cell) ? formatMessage(cellMessages[cell]) : cell,
        before: valueText(cell, before),
        after: valueText(cell, after),
      }),
    )
  return <FormattedMessage {...messages.changed} values={{ name, changes: <FormattedList value={cells} /> }} />
}

/** What differs between two states of a show, field by field and class by class. */
export const ShowChanges = ({ difference: { fields, classes } }: { difference: ShowDifference }) => {
  const { formatMessage } = useIntl()
  const valueText = useValueText()
  if (fields.length + classes.length === 0) return null
  return (
    <Changes role="list">
      {fields.map(({ field, before, after }) => (
        <li key={field}>
          <FormattedMessage
            {...messages.fieldChange}
            values={{
              field: formatMessage(fieldMessages[fieldName[field] ?? (field as keyof typeof fieldMessages)]),
              before: <bdi>{valueText(field, before)}</bdi>,
              after: <bdi>{valueText(field, after)}</bdi>,
            }}
          />
        </li>
      ))}
      {classes.map((cls, index) => (
        <li key={index}>
          <ClassChange cls={cls} />
        </li>
      ))}
    </Changes>
  )
}
