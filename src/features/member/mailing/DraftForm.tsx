import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mailKinds, type MailKind } from '#contract/member/mailKinds'
import { MailingChange, type Audience, type Mailing, type MailingForm } from '#contract/member/mailing'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { useSaveMailingMutation } from '../../../api/member/mailingApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { ChoiceCards } from '../../../ui/kit/ChoiceCards'
import { FormError } from '../../../ui/kit/FormError'
import { SectionHeading } from '../../../ui/kit/SectionHeading'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextField } from '../../../ui/kit/TextField'
import { VersionChoice } from '../../../ui/kit/VersionChoice'
import { AudienceFields } from './AudienceFields'
import { audienceMessages, draftMessages as messages, kindMessages, kindNotes } from './messages'
import { useAudienceText } from './useAudienceText'

const Languages = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }, gap: '4' },
})
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

/** The part of a mailing that its writers change. */
export const formOf = (mailing: Mailing): MailingForm => ({
  kind: mailing.kind,
  audience: mailing.audience,
  subjectEn: mailing.subjectEn,
  textEn: mailing.textEn,
  subjectPl: mailing.subjectPl,
  textPl: mailing.textPl,
  oneLanguage: mailing.oneLanguage,
})

/** The form of a draft. Two admins may have it open: the later one chooses what of both is kept. */
export const useDraftForm = (mailing: Mailing) => {
  const { formatMessage } = useIntl()
  const { id, version } = mailing
  return useFormMutation(useSaveMailingMutation, {
    form: 'mailing',
    record: { id, version },
    base: { ...formOf(mailing) },
    labels: {
      kind: formatMessage(messages.kind),
      audience: formatMessage(audienceMessages.heading),
      subjectEn: formatMessage(messages.subjectEn),
      textEn: formatMessage(messages.textEn),
      subjectPl: formatMessage(messages.subjectPl),
      textPl: formatMessage(messages.textPl),
      oneLanguage: formatMessage(messages.oneLanguage),
    },
    parse: (values, baseVersion) => {
      const known = parse(MailingChange, { ...values, version: baseVersion })
      return known.success ? { success: true, data: { ...known.data, id } } : known
    },
  })
}

/** Whom a draft goes to, what it is about, and its words in both languages. */
export const DraftForm = ({
  form: { of, set, values, conflict, failure, ...form },
}: {
  form: ReturnType<typeof useDraftForm>
}) => {
  const { formatMessage } = useIntl()
  const audienceText = useAudienceText()
  const textOf = (field: string, value: unknown): string => {
    if (field === 'kind') return formatMessage(kindMessages[value as MailKind])
    if (field === 'audience') return audienceText(value as Audience)
    if (field === 'oneLanguage') return formatMessage(value === true ? messages.yes : messages.no)
    return String(value)
  }
  return (
    <Form form={form} variant="outline" action={<FormattedMessage {...messages.save} />}>
      {conflict && <VersionChoice {...conflict} textOf={textOf} />}
      {failure && failure.code !== 'stale' && Object.keys(failure.fields).length === 0 && (
        <FormError>{failure.message}</FormError>
      )}
      <SectionHeading level={2} heading={<FormattedMessage {...audienceMessages.heading} />} />
      <AudienceFields audience={values.audience} onChange={(audience) => set('audience', audience)} />
      <ChoiceCards
        {...of('kind')}
        value={values.kind}
        cards={mailKinds.map((kind) => ({
          value: kind,
          label: formatMessage(kindMessages[kind]),
          note: formatMessage(kindNotes[kind]),
        }))}
      />
      <Languages>
        <Stack>
          <SectionHeading level={2} heading={<FormattedMessage {...messages.english} />} />
          <TextField lang="en" autoComplete="off" maxLength={limits.nameMax} {...of('subjectEn')} />
          <TextAreaField
            lang="en"
            maxLength={limits.messageMax}
            hint={formatMessage(messages.textHint)}
            {...of('textEn')}
          />
        </Stack>
        <Stack>
          <SectionHeading level={2} heading={<FormattedMessage {...messages.polish} />} />
          <TextField lang="pl" autoComplete="off" maxLength={limits.nameMax} {...of('subjectPl')} />
          <TextAreaField
            lang="pl"
            maxLength={limits.messageMax}
            hint={formatMessage(messages.textHint)}
            {...of('textPl')}
          />
        </Stack>
      </Languages>
      <CheckboxField hint={formatMessage(messages.oneLanguageHint)} {...of('oneLanguage')} />
    </Form>
  )
}
