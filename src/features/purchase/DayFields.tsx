import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntryItem } from '#contract/purchase/cartItem'
import { HandlerKind } from '#contract/entry/details'
import { CheckboxField } from '../../ui/kit/CheckboxField'
import { RadioGroup } from '../../ui/kit/RadioGroup'
import { Section } from '../../ui/kit/Section'
import { TextField } from '../../ui/kit/TextField'
import { fieldsOf } from './dayForm'
import { dayMessages as messages } from './dayMessages'
import type { useDayForm } from './useDayForm'

type Form = ReturnType<typeof useDayForm>

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '26rem' } })
const Ticks = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } })

interface HandlerProps {
  form: Form
  /** The names of the fields in the form. */
  names: { handler: string; handlerName: string }
}

const HandlerFields = ({ form: { of, values }, names: { handler, handlerName } }: HandlerProps) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <RadioGroup
        options={HandlerKind.options.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        {...of(handler)}
        label={formatMessage(messages.handler)}
      />
      {values[handler] !== 'member' && (
        <TextField autoComplete="off" {...of(handlerName)} label={formatMessage(messages.handlerName)} />
      )}
    </>
  )
}

/** What is asked once for the whole cart. */
export const CartDay = ({ form }: { form: Form }) => {
  const { formatMessage } = useIntl()
  return (
    <Section heading={formatMessage(messages.title)} level={2}>
      <Fields>
        <HandlerFields form={form} names={{ handler: 'handler', handlerName: 'handlerName' }} />
        <TextField hint={formatMessage(messages.phoneHint)} type="tel" autoComplete="tel" {...form.of('phone')} />
        <chakra.p textStyle="small" color="fg.muted">
          <FormattedMessage {...messages.notForCompetitionHint} />
        </chakra.p>
      </Fields>
    </Section>
  )
}

/** What one entry says for itself. */
export const EntryDay = ({ form, item }: { form: Form; item: EntryItem }) => {
  const { formatMessage } = useIntl()
  const names = fieldsOf(item)
  return (
    <div role="group" aria-label={formatMessage(messages.entry, { dog: item.dogName, time: item.startTime })}>
      <Ticks>
        <CheckboxField {...form.of(names.different)} label={formatMessage(messages.different)} />
        <CheckboxField {...form.of(names.notForCompetition)} label={formatMessage(messages.notForCompetition)} />
      </Ticks>
      {item.teamSize !== undefined && (
        <Fields>
          <TextField
            autoComplete="off"
            {...form.of(names.team)}
            label={formatMessage(messages.team)}
            hint={formatMessage(messages.teamHint, { size: item.teamSize })}
          />
        </Fields>
      )}
      {form.values[names.different] === true && (
        <Fields>
          <HandlerFields form={form} names={names} />
        </Fields>
      )}
    </div>
  )
}
