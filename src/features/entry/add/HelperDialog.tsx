import { FormattedMessage, useIntl } from 'react-intl'
import { HelperFacts, type Helper } from '#contract/entry/helpers'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { useAddHelperMutation, useChangeHelperMutation } from '../../../api/entry/addAtDeskApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useFormats } from '../../../i18n/useFormats'
import { Dialog } from '../../../ui/kit/Dialog'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextField } from '../../../ui/kit/TextField'
import { VersionChoice } from '../../../ui/kit/VersionChoice'
import { helperMessages as messages } from './messages'

interface Props {
  slug: string
  days: readonly string[]
  onClose: () => void
}

const useTexts = () => {
  const { formatMessage } = useIntl()
  return {
    labels: {
      name: formatMessage(messages.name),
      task: formatMessage(messages.task),
      day: formatMessage(messages.day),
      phone: formatMessage(messages.phone),
      email: formatMessage(messages.email),
    },
    invalid: { email: formatMessage(messages.emailInvalid) },
  }
}

type HelperForm = Pick<
  ReturnType<typeof useFormMutation<HelperFacts, unknown, Helper, { error?: unknown }>>,
  'of' | 'conflict' | 'press' | 'pending' | 'leave'
>

const HelperQuestion = ({
  form: { of, conflict, press, pending, leave },
  title,
  days,
  onClose,
}: Omit<Props, 'slug'> & { form: HelperForm; title: typeof messages.add }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const close = () => {
    leave()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...title} />}
      confirm={{
        action: <FormattedMessage {...messages.save} />,
        keep: <FormattedMessage {...messages.cancel} />,
        pending,
        onConfirm: press,
      }}
    >
      {conflict && <VersionChoice {...conflict} />}
      <TextField autoComplete="off" maxLength={limits.nameMax} {...of('name')} />
      <TextField
        autoComplete="off"
        maxLength={limits.nameMax}
        hint={formatMessage(messages.taskHint)}
        {...of('task')}
      />
      <SelectField {...of('day')}>
        {days.map((day) => (
          <option key={day} value={day}>
            {longDay(day)}
          </option>
        ))}
      </SelectField>
      <TextField type="tel" autoComplete="off" hint={formatMessage(messages.optional)} {...of('phone')} />
      <TextField type="email" autoComplete="off" hint={formatMessage(messages.emailHint)} {...of('email')} />
    </Dialog>
  )
}

/** Writes down who helps. */
export const AddHelper = ({ slug, days, onClose }: Props) => {
  const form = useFormMutation(useAddHelperMutation, {
    form: `add-helper/${slug}`,
    base: { name: '', task: '', day: days[0] ?? '', phone: '', email: '' },
    ...useTexts(),
    parse: (values) => {
      const known = parse(HelperFacts, values)
      return known.success ? { success: true, data: { ...known.data, slug } } : known
    },
    onSent: onClose,
  })
  return <HelperQuestion form={form} title={messages.add} days={days} onClose={onClose} />
}

/** Changes what was written down; where someone else has meanwhile, both are shown. */
export const EditHelper = ({ helper, days, onClose }: Omit<Props, 'slug'> & { helper: Helper }) => {
  const { id, version, ...base } = helper
  const form = useFormMutation(useChangeHelperMutation, {
    form: 'edit-helper',
    record: { id, version },
    base,
    ...useTexts(),
    parse: (values, baseVersion) => {
      const known = parse(HelperFacts, values)
      return known.success ? { success: true, data: { ...known.data, id, version: baseVersion ?? version } } : known
    },
    onSent: onClose,
  })
  const shown = days.includes(base.day) ? days : [base.day, ...days]
  return <HelperQuestion form={form} title={messages.edit} days={shown} onClose={onClose} />
}
