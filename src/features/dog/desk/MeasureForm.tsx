import { Ruler } from 'lucide-react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import type { MeasuringBar } from '#contract/dog/countingHeight'
import { type DeskDog, Measurement } from '#contract/dog/desk'
import { heightCategory, parseCentimetres } from '#contract/dog/heightBands'
import { parse } from '#contract/shared/parse'
import { useMeasureDogMutation } from '../../../api/dog/deskDogApi'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { heightMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { TextField } from '../../../ui/kit/TextField'
import { messages as measuringMessages } from '../measuring/heightMessages'
import { messages } from './deskMessages'
import { NextDog } from './NextDog'
import { UnfitDialog } from './UnfitDialog'
import { useDeskChange } from './useDeskChange'

/** A measurement was saved: what it was, and what counts now. */
const MeasuringDone = ({ saved: { dog, measuring } }: { saved: DeskDog }) => {
  const { formatMessage } = useIntl()
  const { centimetres } = useFormats()
  const [made] = measuring.measurements
  const height = made?.height ?? dog.height ?? 0
  const counts = centimetres(dog.height ?? 0)
  const isDeciding = made?.kind === 'deciding'
  return (
    <SuccessMessage
      level={3}
      heading={
        <FormattedMessage
          {...measuringMessages.saved}
          values={{ height: centimetres(height), category: formatMessage(heightMessages[heightCategory(height)]) }}
        />
      }
      action={<NextDog />}
    >
      {measuring.waits === 'differ' && <FormattedMessage {...measuringMessages.savedDiffer} values={{ counts }} />}
      {isDeciding && <FormattedMessage {...measuringMessages.savedFinal} values={{ counts }} />}
      {measuring.waits !== 'differ' && !isDeciding && <FormattedMessage {...messages.measuredText} />}
    </SuccessMessage>
  )
}

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
  const { send, unfit, close, done } = useDeskChange(useMeasureDogMutation, 'measureDog', known)
  const { of, values, press, ...form } = useForm({
    form: 'measure',
    record: { id, version },
    base: { height: '' },
    labels: { height: formatMessage(messages.height) },
    parse: ({ height }) => {
      const millimetres = parseCentimetres(height)
      if (height.trim() !== '' && millimetres === null) return { success: false, fields: { height: 'one_decimal' } }
      return parse(Measurement, { height: millimetres ?? undefined, version, agreed: [] })
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
