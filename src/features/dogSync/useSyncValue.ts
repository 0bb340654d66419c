import { useIntl } from 'react-intl'
import type { Gender } from '#contract/dog/dog'
import type { SyncField, SyncValue } from '#contract/dogSync/fields'
import { genderMessages } from '../../i18n/domainMessages'
import { useFormats } from '../../i18n/useFormats'
import { dogMessages } from './dogMessages'

/** A value as a reader sees it. */
export const useSyncValue = () => {
  const { formatMessage } = useIntl()
  const { longDay, centimetres } = useFormats()
  return (field: SyncField, value: SyncValue | undefined): string => {
    if (value === undefined || value === null || value === '') return formatMessage(dogMessages.empty)
    if (field === 'gender') return formatMessage(genderMessages[value as Gender])
    if (field === 'birthDate') return longDay(String(value))
    if (field === 'height') return centimetres(Number(value))
    if (field === 'fciLevel' && value === 'none') return formatMessage(dogMessages.none)
    if (typeof value === 'boolean') return formatMessage(value ? dogMessages.yes : dogMessages.no)
    return String(value)
  }
}
