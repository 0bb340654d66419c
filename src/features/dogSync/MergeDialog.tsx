import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import { mergeFields } from '#contract/dogSync/api'
import type { SyncField } from '#contract/dogSync/fields'
import { isSameValue } from '#contract/dogSync/match'
import { useMergeDogsMutation } from '../../api/dogSync/dogSyncApi'
import { mergeChanged, selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { Dialog } from '../../ui/kit/Dialog'
import { RadioGroup } from '../../ui/kit/RadioGroup'
import { dogFieldMessages } from '../dog/shared/fieldMessages'
import { mergeMessages } from './mergeMessages'
import { useSyncValue } from './useSyncValue'
import { useCallKey } from '../../store/router/useCallKey'

const Fields = chakra('div', { base: { display: 'grid', gap: '4' } })
const closed = mergeChanged({ merging: null })

// A grade and an FCI level never go down; a Nexus level, and a height that was measured, are the club's.
const chosenFields = (keep: Dog, remove: Dog) =>
  mergeFields.filter(
    (field) =>
      field !== 'kennelClubGrade' &&
      field !== 'fciLevel' &&
      field !== 'nexusRank' &&
      !(field === 'height' && (keep.measured || remove.measured)) &&
      !isSameValue(keep[field], remove[field]),
  )

const Choices = ({ keep, remove, take }: { keep: Dog; remove: Dog; take: readonly SyncField[] }) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const valueOf = useSyncValue()
  const set = (kept: Dog, other: Dog, fields: readonly SyncField[]) =>
    dispatch(mergeChanged({ merging: { keep: kept.id, remove: other.id, take: [...fields] } }))
  const choose = (field: SyncField, isTaken: boolean) =>
    set(keep, remove, isTaken ? [...take, field] : take.filter((known) => known !== field))
  return (
    <Fields>
      <RadioGroup
        id="merge-keep"
        name="merge-keep"
        label={formatMessage(mergeMessages.which)}
        hint={formatMessage(mergeMessages.whichHint)}
        value={keep.slug}
        onChange={() => set(remove, keep, [])}
        options={[keep, remove]
          .toSorted((one, other) => one.slug.localeCompare(other.slug))
          .map(({ slug }) => ({ value: slug, label: <span dir="auto">/dogs/{slug}</span> }))}
      />
      {chosenFields(keep, remove).map((field) => (
        <RadioGroup
          key={field}
          id={`merge-${field}`}
          name={`merge-${field}`}
          label={formatMessage(dogFieldMessages[field])}
          value={take.includes(field) ? 'other' : 'kept'}
          onChange={({ target }) => choose(field, target.value === 'other')}
          options={[
            { value: 'kept', label: <span dir="auto">{valueOf(field, keep[field])}</span> },
            { value: 'other', label: <span dir="auto">{valueOf(field, remove[field])}</span> },
          ]}
        />
      ))}
    </Fields>
  )
}

/** Which of two dogs stays, and what it takes from the other. */
export const MergeDialog = ({ keep, remove }: { keep: Dog | undefined; remove: Dog | undefined }) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { merging } = useAppSelector(selectDogSync)
  const [mergeDogs, { isLoading }] = useMergeDogsMutation(useCallKey('merge dogs'))
  const confirm = async () => {
    if (!keep || !remove || !merging) return
    const versioned = ({ id, version }: Dog) => ({ id, version })
    const take = merging.take.filter((field) => mergeFields.includes(field))
    const { error } = await mergeDogs({ keep: versioned(keep), remove: versioned(remove), take })
    if (!error) dispatch(closed)
  }
  return (
    <Dialog
      open={keep !== undefined && remove !== undefined}
      onClose={() => dispatch(closed)}
      title={formatMessage(mergeMessages.dialog, { name: keep?.name ?? '' })}
      text={<FormattedMessage {...mergeMessages.text} />}
      irreversible
      confirm={{
        action: formatMessage(mergeMessages.confirm),
        pending: isLoading,
        onConfirm: () => void confirm(),
      }}
    >
      {keep && remove && <Choices keep={keep} remove={remove} take={merging?.take ?? []} />}
    </Dialog>
  )
}
