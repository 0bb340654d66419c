import { Mail } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { ShowMailText, type ShowEntryCounts } from '#contract/entry/desk'
import { failureOf } from '../../../api/failureOf'
import { useGetMailRecipientsQuery, useSendShowMailMutation } from '../../../api/entry/deskEntryApi'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { useClassText } from '../../../i18n/useClassText'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { SelectField } from '../../../ui/kit/SelectField'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextField } from '../../../ui/kit/TextField'
import { MailPreview } from './MailPreview'
import { mailMessages as messages } from './messages'

interface Props {
  slug: string
  counts: ShowEntryCounts
}

/** Writes a mail to everyone entered: shown with the number of those who get it before it goes. */
export const MailForm = ({ slug, counts }: Props) => {
  const { formatMessage } = useIntl()
  const textOf = useClassText()
  const look = useOpen({ kind: 'dialog', dialog: 'showMail', of: slug })
  const [call, answer] = useSendShowMailMutation(useCallKey(`show-mail/${slug}`))
  const { of, values, press, ...form } = useForm({
    form: `show-mail/${slug}`,
    base: { classId: '', subject: '', text: '' },
    labels: {
      classId: formatMessage(messages.to),
      subject: formatMessage(messages.subject),
      text: formatMessage(messages.text),
    },
    parse: ({ classId, ...written }) => parse(ShowMailText, { ...written, classId: classId || null }),
    send: async (mail) => {
      if (!look.isOpen || !members) {
        look.setOpen(true)
        return 'more'
      }
      const failure = failureOf(await call({ slug, ...mail, expectedMembers: members }))
      if (failure === null) look.setOpen(false)
      return failure
    },
  })
  const counted = useGetMailRecipientsQuery(
    { slug, class: values.classId },
    { skip: !look.isOpen, refetchOnMountOrArgChange: true },
  )
  const members = counted.currentData?.members
  if (answer.data)
    return (
      <SuccessMessage
        level={2}
        heading={<FormattedMessage {...messages.sent} values={{ members: answer.data.members }} />}
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
    <>
      <Form form={form} action={<FormattedMessage {...messages.look} />} icon={<Mail aria-hidden />}>
        <SelectField {...of('classId')}>
          <option value="">{formatMessage(messages.whole)}</option>
          {counts.classes.map((cls) => (
            <option key={cls.id} value={cls.id}>
              {textOf(cls)}
            </option>
          ))}
        </SelectField>
        <TextField {...of('subject')} maxLength={limits.nameMax} hint={formatMessage(messages.subjectHint)} />
        <TextAreaField {...of('text')} maxLength={limits.messageMax} />
      </Form>
      <MailPreview
        open={look.isOpen}
        show={counts.name}
        {...values}
        members={members}
        failed={counted.isError}
        failure={failureOf(answer)}
        pending={form.pending}
        onClose={() => look.setOpen(false)}
        onConfirm={press}
      />
    </>
  )
}
