import { Ruler } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Measurement } from '#contract/dog/desk'
import { heightCategory, parseCentimetres } from '#contract/dog/heightBands'
import type { DogToMeasure } from '#contract/dog/toMeasure'
import { parse } from '#contract/shared/parse'
import { useMeasureDogMutation } from '../../../api/dog/deskDogApi'
import { failureOf } from '../../../api/failureOf'
import { useLast } from '../../../api/useLast'
import { useForm } from '../../../forms/useForm'
import { heightMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { useAppSelector } from '../../../store/hooks'
import { useCallKey } from '../../../store/router/useCallKey'
import { selectNow } from '../../../store/ui/uiSlice'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextField } from '../../../ui/kit/TextField'
import { hereMessages } from '../measuring/hereMessages'
import { messages } from './deskMessages'
import { byReader, type Measurers } from './measurers'
import { UnfitLines } from './UnfitLines'
import { unfitIn } from './unfitIn'

interface Props {
  show: string
  dog: DogToMeasure['dog']
  measurers: Measurers
  onClose: () => void
}

/** Records the height of a dog of a show. Paid entries that would no longer fit are shown before it is saved. */
export const MeasureHere = ({ show, dog: { slug, name, version }, measurers, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const now = useAppSelector(selectNow)
  const form = `measureHere/${slug}`
  const [measure, answer] = useMeasureDogMutation(useCallKey(form))
  const unfit = unfitIn(useLast(answer.error))
  const failure = failureOf(answer)
  const { of, values, press, leave, pending } = useForm({
    form,
    base: { measuredBy: measurers.first, height: '' },
    labels: { measuredBy: formatMessage(hereMessages.measuredBy), height: formatMessage(messages.height) },
    invalid: { measuredBy: formatMessage(hereMessages.measurerInvalid) },
    parse: ({ measuredBy: judge, height }) => {
      const millimetres = parseCentimetres(height)
      const fields: Record<string, string> = {
        ...(judge === '' && { measuredBy: 'required' }),
        ...(height.trim() !== '' && millimetres === null && { height: 'one_decimal' }),
      }
      if (Object.keys(fields).length > 0) return { success: false, fields }
      const agreed = unfit.map(({ entryId }) => entryId)
      const measuredBy = judge === byReader ? undefined : { show, judge }
      return parse(Measurement, { height: millimetres ?? undefined, measuredBy, version, agreed })
    },
    send: async (body) => {
      const refused = failureOf(await measure({ slug, body }))
      if (refused === null) onClose()
      // The refusal lists entries, which the dialog shows: it is no fault of the field.
      return refused && (unfitIn(refused).length > 0 ? { ...refused, details: {} } : refused)
    },
  })
  const typed = parseCentimetres(values.height)
  const { day } = localMoment(now)
  const hasChoice = measurers.choices.some(({ id }) => id !== byReader)
  return (
    <Dialog
      open
      onClose={() => {
        leave()
        onClose()
      }}
      title={<FormattedMessage {...hereMessages.measureTitle} values={{ dog: name }} />}
      text={
        <FormattedMessage {...hereMessages[hasChoice ? 'measuredText' : 'measureText']} values={{ dog: name, day }} />
      }
      confirm={{
        action: <FormattedMessage {...(unfit.length > 0 ? messages.confirm : messages.measure)} />,
        icon: <Ruler aria-hidden />,
        pending,
        onConfirm: press,
      }}
    >
      {hasChoice && (
        <SelectField {...of('measuredBy')}>
          {measurers.first === '' && <option value="">{formatMessage(hereMessages.chooseMeasurer)}</option>}
          {measurers.choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name ?? formatMessage(hereMessages.measuredByYou)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...of('height')}
        inputMode="decimal"
        autoComplete="off"
        hint={typed === null ? undefined : formatMessage(heightMessages[heightCategory(typed)])}
      />
      {unfit.length > 0 && (
        <div role="status">
          <p>
            <FormattedMessage {...messages.unfitTitle} values={{ count: unfit.length, dog: name }} />
          </p>
          <UnfitLines dog={name} unfit={unfit} />
        </div>
      )}
      {failure && unfit.length === 0 && <FormError>{failure.message}</FormError>}
    </Dialog>
  )
}
