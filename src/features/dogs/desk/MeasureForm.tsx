import { Ruler } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Measurement, type DeskDog } from '#contract/deskDogs'
import { heightCategory, parseCentimetres } from '#contract/heightBands'
import { read } from '#contract/read'
import { useMeasureDogMutation } from '../../../api/deskDogApi'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { heightMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { Section } from '../../../ui/kit/Section'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { TextField } from '../../../ui/kit/TextField'
import { messages } from './deskMessages'
import { NextDog } from './NextDog'
import { UnfitDialog } from './UnfitDialog'
import { useDeskChange } from './useDeskChange'

/** Records a height that was measured. */
export const MeasureForm = ({ known }: { known: DeskDog }) => {
  const { formatMessage } = useIntl()
  const { centimetres } = useFormats()
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
  const typed = parseCentimetres(values.height)
  return (
    <Section heading={formatMessage(messages.measureHeading)}>
      {done ? (
        <SuccessMessage
          level={3}
          heading={
            <FormattedMessage
              {...messages.measured}
              values={{
                ...{ dog: name, height: centimetres(done.dog.height ?? 0) },
                category: formatMessage(heightMessages[done.dog.heightCategory]),
              }}
            />
          }
          action={<NextDog />}
        >
          <FormattedMessage {...messages.measuredText} />
        </SuccessMessage>
      ) : (
        <Form form={form} action={<FormattedMessage {...messages.measure} />} icon={<Ruler aria-hidden />}>
          <p>
            <FormattedMessage {...messages.measureText} values={{ dog: name }} />
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
