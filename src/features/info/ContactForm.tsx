import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ContactMessage } from '../../../contract/contact'
import { read } from '../../../contract/read'
import { useSendMessageMutation } from '../../api/contactApi'
import { failureOf } from '../../api/failureOf'
import { useFieldErrors } from '../../i18n/useFieldErrors'
import { selectUser } from '../../store/auth/authSlice'
import { useDraftForm } from '../../store/drafts/useDraftForm'
import { useAppSelector } from '../../store/hooks'
import { selectLocation } from '../../store/router/routerSlice'
import { Button } from '../../ui/kit/Button'
import { SuccessMessage } from '../../ui/kit/SuccessMessage'
import { ErrorSummary } from '../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../ui/kit/FormBody'
import { FormError } from '../../ui/kit/FormError'
import { TextAreaField } from '../../ui/kit/TextAreaField'
import { TextField } from '../../ui/kit/TextField'
import { contactMessages as messages } from './contactMessages'

// Out of sight and out of the order of the keyboard: whoever fills it is a program.
const Honeypot = chakra('div', {
  base: { position: 'absolute', insetInlineStart: '-9999px', width: '1px', overflow: 'hidden' },
})

/** The form on /contact: a message to the organisation, whose address stands nowhere. */
export const ContactForm = () => {
  const { formatMessage } = useIntl()
  const user = useAppSelector(selectUser)
  const { key: visit } = useAppSelector(selectLocation)
  const [sendMessage, answer] = useSendMessageMutation({ fixedCacheKey: `contact ${visit}` })
  const failure = failureOf(answer)
  const { field, submit, errors, pending, submitCount } = useDraftForm({
    name: 'contact',
    empty: { name: user?.name ?? '', email: user?.email ?? '', text: '', website: '' },
    secret: ['website'],
    read: (values) => read(ContactMessage, values),
    send: async (message) => failureOf(await sendMessage(message)),
  })
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { errorOf, summary } = useFieldErrors(errors, {
    name: label('name'),
    email: label('email'),
    text: label('text'),
  })
  if (answer.isSuccess)
    return (
      <SuccessMessage
        heading={label('sent')}
        level={3}
        action={
          <Button variant="outline" onClick={answer.reset}>
            <FormattedMessage {...messages.another} />
          </Button>
        }
      >
        <FormattedMessage {...messages.sentText} />
      </SuccessMessage>
    )
  return (
    <FormBody onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} attempt={submitCount} />
      {failure && Object.keys(failure.fields).length === 0 && (
        <FormError>{label(failure.status === 429 ? 'tooMany' : 'failed')}</FormError>
      )}
      <TextField label={label('name')} autoComplete="name" {...field('name')} error={errorOf('name')} />
      <TextField
        label={label('email')}
        type="email"
        autoComplete="email"
        hint={label('emailHint')}
        {...field('email')}
        error={errorOf('email')}
      />
      <TextAreaField label={label('text')} rows={6} {...field('text')} error={errorOf('text')} />
      <Honeypot aria-hidden>
        <TextField label={label('website')} autoComplete="off" tabIndex={-1} {...field('website')} />
      </Honeypot>
      <FormEnd>
        <Button type="submit" pending={pending}>
          <FormattedMessage {...messages.send} />
        </Button>
      </FormEnd>
    </FormBody>
  )
}
