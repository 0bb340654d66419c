import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FlagCorrection, type DeskDog } from '#contract/dog/desk'
import { permanentFlags } from '#contract/dog/dog'
import { parse } from '#contract/shared/parse'
import { useCorrectFlagsMutation } from '../../../api/dog/deskDogApi'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { FieldNotes } from '../../../ui/kit/Field'
import { Section } from '../../../ui/kit/Section'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { dogFieldMessages } from '../shared/fieldMessages'
import { messages } from './deskMessages'
import { NextDog } from './NextDog'
import { UnfitDialog } from './UnfitDialog'
import { useDeskChange } from './useDeskChange'

const Group = chakra('fieldset', { base: { minWidth: 0 } })

/** Removes permanent flags that were set by mistake, with a written reason. */
export const CorrectForm = ({ known }: { known: DeskDog }) => {
  const { formatMessage } = useIntl()
  const { id, name, version } = known.dog
  const { send, unfit, close, done } = useDeskChange(useCorrectFlagsMutation, 'correctDog', known)
  const { of, press, ...form } = useForm({
    form: 'correct',
    record: { id, version },
    base: { retired: false, oldAgeDog: false, lowerLevel: false, reason: '' },
    labels: {
      flags: formatMessage(messages.flags),
      retired: formatMessage(dogFieldMessages.retired),
      oldAgeDog: formatMessage(dogFieldMessages.oldAgeDog),
      lowerLevel: formatMessage(dogFieldMessages.lowerLevel),
      reason: formatMessage(messages.reason),
    },
    invalid: { reason: formatMessage(messages.reasonInvalid), flags: formatMessage(messages.noFlag) },
    parse: ({ reason, ...values }) => {
      const flags = permanentFlags.filter((flag) => values[flag] && known.dog[flag])
      const found = parse(FlagCorrection, { flags, reason, version, agreed: [] })
      return found.success || flags.length > 0
        ? found
        : { success: false, fields: { ...found.fields, flags: 'invalid' } }
    },
    send,
  })
  if (done)
    return (
      <Section heading={formatMessage(messages.correctHeading)}>
        <SuccessMessage
          level={3}
          heading={<FormattedMessage {...messages.corrected} values={{ dog: name }} />}
          action={<NextDog />}
        >
          <FormattedMessage {...messages.correctedText} />
        </SuccessMessage>
      </Section>
    )
  const set = permanentFlags.filter((flag) => known.dog[flag])
  if (set.length === 0) return null
  return (
    <Section heading={formatMessage(messages.correctHeading)}>
      <Form form={form} action={<FormattedMessage {...messages.correct} />} variant="danger">
        <p>
          <FormattedMessage {...messages.correctText} values={{ dog: name }} />
        </p>
        <Group id="flags" tabIndex={-1}>
          <chakra.legend textStyle="label">
            <FormattedMessage {...messages.flags} />
          </chakra.legend>
          {set.map((flag) => (
            <CheckboxField key={flag} {...of(flag)} />
          ))}
          <FieldNotes id="flags" error={of('flags').error} />
        </Group>
        <TextAreaField {...of('reason')} hint={formatMessage(messages.reasonHint)} />
      </Form>
      <UnfitDialog dog={name} unfit={unfit} pending={form.pending} onClose={close} onConfirm={press} />
    </Section>
  )
}
