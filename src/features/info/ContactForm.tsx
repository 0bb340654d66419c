import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ContactMessage } from '#contract/info/contact'
import { parse } from '#contract/shared/parse'
import { useSendMessageMutation } from '../../api/info/contactApi'
import { selectUser } from '../../store/auth/authSlice'
import { Form } from '../../forms/Form'
import { useFormMutation } from '../../forms/useFormMutation'
import { useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { SuccessMessage } from '../../ui/kit/SuccessMessage'
import { FormError } from '../../ui/kit/FormError'
import { TextAreaField } from '../../ui/kit/TextAreaField'
import { TextField } from '../../ui/kit/TextField'
import { contactMessages as messages } from './contactMessages'

// Out of sight and out of the order of the keyboard: only a program fills it.
const Honeypot = chakra('div', {
  base: { position: 'absolute', insetInlineStart: '-9999px', width: '1px', overflow: 'hidden' },
})

/** The form on /contact: a message to the organisation. */
export const ContactForm = () => {
  const { formatMessage } = useIntl()
  const user = useAppSelector(selectUser)
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { of, answer, failure, ...form } = useFormMutation(useSendMessageMutation, {
    form: 'contact',
    base: { name: user?.name ?? '', email: user?.email ?? '', text: '', website: '' },
    secret: ['website'],
    labels: { name: label('name'), email: label('email'), text: label('text') },
    parse: (values) => parse(ContactMessage, values),
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
    <Form form={form} action={<FormattedMessage {...messages.send} />}>
      {failure && Object.keys(failure.fields).length === 0 && (
        <FormError>{label(failure.status === 429 ? 'tooMany' : 'failed')}</FormError>
      )}
      <TextField autoComplete="name" {...of('name')} />
      <TextField type="email" autoComplete="email" hint={label('emailHint')} {...of('email')} />
      <TextAreaField rows={6} {...of('text')} />
      <Honeypot aria-hidden>
        <TextField autoComplete="off" tabIndex={-1} {...of('website')} label={label('website')} />
      </Honeypot>
    </Form>
  )
}
