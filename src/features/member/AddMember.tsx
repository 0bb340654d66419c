import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { MemberDraft } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { locales, type Locale } from '#contract/shared/locales'
import { fill, paths } from '#contract/shared/paths'
import { parse } from '#contract/shared/parse'
import { useAddMemberMutation } from '../../api/member/memberApi'
import { useFormMutation } from '../../forms/useFormMutation'
import { localeNames } from '../../i18n/localeNames'
import { Dialog } from '../../ui/kit/Dialog'
import { RadioGroup } from '../../ui/kit/RadioGroup'
import { TextField } from '../../ui/kit/TextField'
import { addMessages as messages } from './messages'

/** Opens an account for someone, and leads to their page, where a membership is recorded. */
export const AddMember = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage, locale } = useIntl()
  const navigate = useNavigate()
  const { of, press, leave, pending } = useFormMutation(useAddMemberMutation, {
    form: 'add-member',
    base: { name: '', email: '', locale: locale as Locale },
    labels: {
      name: formatMessage(messages.name),
      email: formatMessage(messages.email),
      locale: formatMessage(messages.language),
    },
    parse: (values) => parse(MemberDraft, values),
    onSent: (_data, { id }) => void navigate(fill(paths.deskMember, { id })),
  })
  const close = () => {
    leave()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      <TextField autoComplete="off" maxLength={limits.nameMax} {...of('name')} />
      <TextField type="email" autoComplete="off" maxLength={limits.emailMax} {...of('email')} />
      <RadioGroup {...of('locale')} options={locales.map((one) => ({ value: one, label: localeNames[one] }))} />
    </Dialog>
  )
}
