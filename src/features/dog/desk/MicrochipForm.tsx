import { FormattedMessage, useIntl } from 'react-intl'
import { MicrochipCorrection, type DeskDog } from '#contract/dog/desk'
import { parse } from '#contract/shared/parse'
import { useCorrectMicrochipMutation } from '../../../api/dog/deskDogApi'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { Section } from '../../../ui/kit/Section'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextField } from '../../../ui/kit/TextField'
import { messages } from './deskMessages'
import { NextDog } from './NextDog'
import { useDeskChange } from './useDeskChange'

/** Corrects a microchip number that was typed wrongly, with a written reason. */
export const MicrochipForm = ({ known }: { known: DeskDog }) => {
  const { formatMessage } = useIntl()
  const { id, name, version, microchip } = known.dog
  const { send, done } = useDeskChange(useCorrectMicrochipMutation, 'microchip', known)
  const { of, ...form } = useForm({
    form: 'correct-microchip',
    idPrefix: 'microchip-',
    record: { id, version },
    base: { microchip, reason: '' },
    labels: { microchip: formatMessage(messages.microchip), reason: formatMessage(messages.reason) },
    invalid: { reason: formatMessage(messages.reasonInvalid) },
    parse: (values) => parse(MicrochipCorrection, { ...values, version, agreed: [] }),
    send,
  })
  return (
    <Section heading={formatMessage(messages.microchipHeading)}>
      {done ? (
        <SuccessMessage
          level={3}
          heading={<FormattedMessage {...messages.microchipCorrected} values={{ dog: name }} />}
          action={<NextDog />}
        >
          <FormattedMessage {...messages.correctedText} />
        </SuccessMessage>
      ) : (
        <Form form={form} action={<FormattedMessage {...messages.correctMicrochip} />} variant="outline">
          <p>
            <FormattedMessage {...messages.microchipText} values={{ dog: name }} />
          </p>
          <TextField {...of('microchip')} inputMode="numeric" autoComplete="off" />
          <TextAreaField {...of('reason')} hint={formatMessage(messages.reasonHint)} />
        </Form>
      )}
    </Section>
  )
}
