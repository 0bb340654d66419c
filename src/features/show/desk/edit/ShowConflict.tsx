import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import type { NamedPerson } from '#contract/show/form'
import { VersionChoice } from '../../../../ui/kit/VersionChoice'
import { screenMessages } from '../editMessages'

type Fields = Readonly<Record<string, unknown>>

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
    if (!Array.isArray(value)) return String(value)
    if (field === 'classes') return formatMessage(screenMessages.listedClasses, { count: value.length })
    const names = (value as NamedPerson[]).map(({ name }) => name).join(', ')
    return formatMessage(screenMessages.listedPeople, { count: value.length, names })
  }
  return (
    <VersionChoice labels={labels} sent={sent} saved={saved} current={current} textOf={textOf} onChoose={onChoose} />
  )
}
