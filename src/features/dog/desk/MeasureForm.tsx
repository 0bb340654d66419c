import { Ruler } from 'lucide-react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Measurement, type DeskDog } from '#contract/dog/desk'
import { heightCategory, parseCentimetres } from '#contract/dog/heightBands'
import { read } from '#contract/shared/read'
import type { MeasuringBar } from '#contract/dog/countingHeight'
import { useMeasureDogMutation } from '../../../api/dog/deskDogApi'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { heightMessages } from '../../../i18n/domainMessages'
import { Section } from '../../../ui/kit/Section'
import { Notice } from '../../../ui/kit/Notice'
import { TextField } from '../../../ui/kit/TextField'
import { messages as measuringMessages } from '../measuring/heightMessages'
import { messages } from './deskMessages'
import { MeasuringDone } from './MeasuringDone'
import { UnfitDialog } from './UnfitDialog'
import { useDeskChange } from './useDeskChange'

const barredMessages: Record<MeasuringBar, MessageDescriptor> = {
  own_dog: messages.ownText,
  household_dog: measuringMessages.barredHousehold,
  measured_before: measuringMessages.barredBefore,
  height_settled: measuringMessages.final,
}
/** What a measurement does, by how many there are already. */
const effects = [messages.measureText, measuringMessages.secondText, measuringMessages.thirdText] as const

/** Records a height that was measured, or says why the reader may not. */
export const MeasureForm = ({ known }: { known: DeskDog }) => {
  const { formatMessage } = useIntl()
  const { id, name, version } = known.dog
  const { send, unfit, close, done } = useDeskChange(useMeasureDogMutation, 'measure', known)
  const { of, values, press, ...form } = useForm({
    form: 'measure',
    record: { id, version },
    base: { height: '' },
    labels: { height: formatMessage(messages.height) },
    read: ({ height }) => {
      const millimetres = parseCentimetres(height)
      if (height.trim() !== '' && millimetres === null) return { success: false, fields: { height: 'one_decimal' } }
      return read(Measurement, { height: millimetres ?? undefined, version, agreed: [] })
    },
    send,
  })
  const effect = effects[Math.min(known.measuring.measurements.length, 2)] ?? messages.measureText
  const typed = parseCentimetres(values.height)
  return (
    <Section heading={formatMessage(messages.measureHeading)}>
      {done ? (
        <MeasuringDone saved={done} />
      ) : known.barred ? (
        <Notice>
          <FormattedMessage {...barredMessages[known.barred]} values={{ dog: name }} />
        </Notice>
      ) : (
        <Form form={form} action={<FormattedMessage {...messages.measure} />} icon={<Ruler aria-hidden />}>
          <p>
            <FormattedMessage {...effect} values={{ dog: name }} />
          </p>
          <TextField
            {...of('height')}
            inputMode="decimal"
            autoComplete="off"
            hint={typed === null ? undefined : formatMessage(heightMessages[heightCategory(typed)])}
          />
        </Form>
      )}
      <UnfitDialog dog={name} unfit={unfit} pending={form.pending} onClose={close} onConfirm={press} />
    </Section>
  )
}
