import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import type { NamedPerson } from '#contract/show/form'
import { VersionChoice } from '../../../../ui/kit/VersionChoice'
import { screenMessages } from '../editMessages'
import type { ClassRow } from './rows'

type Fields = Readonly<Record<string, unknown>>
const lists: readonly string[] = ['judges', 'approvers', 'classes']

/** The kit compares texts: a list becomes one text. */
const asTexts = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, lists.includes(name) ? JSON.stringify(value) : value]),
  )

interface Props {
  labels: Readonly<Record<string, string>>
  sent: Fields
  saved: Fields
  current: Fields
  onChoose: (field: string, value: unknown) => void
}

/** Someone else has saved the show meanwhile: of each field that differs, one of both versions. */
export const ShowConflict = ({ labels, sent, saved, current, onChoose }: Props) => {
  const { formatMessage } = useIntl()
  const textOf: ComponentProps<typeof VersionChoice>['textOf'] = (field, value) => {
    if (!lists.includes(field)) return value
    const list = JSON.parse(value) as (NamedPerson | ClassRow)[]
    if (field === 'classes') return formatMessage(screenMessages.listedClasses, { count: list.length })
    const names = (list as NamedPerson[]).map(({ name }) => name).join(', ')
    return formatMessage(screenMessages.listedPeople, { count: list.length, names })
  }
  return (
    <VersionChoice
      labels={labels}
      sent={asTexts(sent)}
      saved={asTexts(saved)}
      current={asTexts(current)}
      textOf={textOf}
      onChoose={(field, value) => onChoose(field, lists.includes(field) ? JSON.parse(value) : value)}
    />
  )
}
