import { useIntl } from 'react-intl'
import type { Comparison } from '#contract/dogSync/differences'
import { syncFields } from '#contract/dogSync/fields'
import type { SyncRow } from '#contract/dogSync/readRow'
import { openFields } from '../../store/dogSync/comparisons'
import { dogFieldMessages } from '../dog/shared/fieldMessages'
import { dogMessages } from './dogMessages'
import { useSyncValue } from './useSyncValue'

const conflictTexts = { rows: dogMessages.sameRows, dogs: dogMessages.severalDogs }

/** How a dog is called in a list, and what is said of it there. */
export const useDogText = () => {
  const { formatMessage } = useIntl()
  const valueOf = useSyncValue()
  const rowName = ({ number, values }: SyncRow) =>
    values.name ?? values.kennelClubName ?? formatMessage(dogMessages.rowLabel, { row: number })
  const nameOf = ({ dog, row, match }: Comparison): string => {
    const shown = row ?? match.rows[0]
    return dog?.name ?? (shown ? rowName(shown) : '')
  }
  // Rows of one dog are labelled by the fields that differ; equal rows by their first fields.
  const rowText = ({ values }: SyncRow, rows: readonly SyncRow[]) => {
    const differing = syncFields.filter((field) => rows.some((row) => row.values[field] !== values[field]))
    return (differing.length > 0 ? differing : syncFields.filter((field) => values[field] !== undefined))
      .slice(0, 6)
      .map((field) => `${formatMessage(dogFieldMessages[field])}: ${valueOf(field, values[field])}`)
      .join(', ')
  }
  const factsOf = (comparison: Comparison): string => {
    const { row, dog, reason, differences, missing } = comparison
    if (!row) return reason === null || reason === 'identity' ? '' : formatMessage(conflictTexts[reason])
    if (missing.length > 0)
      return formatMessage(dogMessages.missingFields, {
        fields: missing.map((field) => formatMessage(dogFieldMessages[field])).join(', '),
      })
    const { breed, birthDate } = row.values
    if (!dog && breed && birthDate)
      return formatMessage(dogMessages.breedAndBirth, { breed, date: valueOf('birthDate', birthDate) })
    const fields = openFields(comparison)
    const locked = differences.filter(({ state }) => state === 'locked').length
    if (fields.length > 0 && fields.length < 3 && locked === 0)
      return fields.map((field) => formatMessage(dogFieldMessages[field])).join(', ')
    return formatMessage(dogMessages.differs, { count: fields.length + locked, locked })
  }
  return { nameOf, factsOf, rowText }
}
