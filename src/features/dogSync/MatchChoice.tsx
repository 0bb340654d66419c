import { FormattedMessage, useIntl } from 'react-intl'
import type { Comparison } from '#contract/dogSync/differences'
import { matchPicked, selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { RadioGroup } from '../../ui/kit/RadioGroup'
import { dogMessages } from './dogMessages'
import { useDogText } from './useDogText'
import { useSyncValue } from './useSyncValue'

/** Of several rows or dogs, which one is meant. */
export const MatchChoice = ({ comparison: { key, match } }: { comparison: Comparison }) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const pick = useAppSelector((state) => selectDogSync(state).picks[key])
  const { rowText } = useDogText()
  const valueOf = useSyncValue()
  const choose = (more: NonNullable<typeof pick>) =>
    dispatch(matchPicked({ picks: { [key]: { ...pick, ...more } }, choices: { [key]: {} } }))
  return (
    <>
      {match.rows.length > 1 && (
        <RadioGroup
          id="sync-row"
          name="sync-row"
          label={formatMessage(dogMessages.whichRow)}
          hint={formatMessage(dogMessages.whichRowHint)}
          value={String(pick?.row ?? '')}
          onChange={({ target }) => choose({ row: Number(target.value) })}
          options={match.rows.map((row) => ({
            value: String(row.number),
            label: (
              <span dir="auto">
                <FormattedMessage
                  {...dogMessages.rowChoice}
                  values={{ row: row.number, text: rowText(row, match.rows) }}
                />
              </span>
            ),
          }))}
        />
      )}
      {match.dogs.length > 1 && (
        <RadioGroup
          id="sync-dog-choice"
          name="sync-dog-choice"
          label={formatMessage(dogMessages.whichDog)}
          hint={formatMessage(dogMessages.whichDogHint)}
          value={pick?.dog ?? ''}
          onChange={({ target }) => choose({ dog: target.value })}
          options={[
            ...match.dogs.map(({ id, name, breed, birthDate, microchip }) => ({
              value: id,
              label: (
                <span dir="auto">
                  {[name, breed, valueOf('birthDate', birthDate), microchip].filter(Boolean).join(', ')}
                </span>
              ),
            })),
            { value: 'new', label: formatMessage(dogMessages.noneOfThem) },
          ]}
        />
      )}
    </>
  )
}
