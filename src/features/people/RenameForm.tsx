import { FormattedMessage, useIntl } from 'react-intl'
import { PersonDraft, type DeskPerson } from '#contract/people/people'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { useRenamePersonMutation } from '../../api/people/peopleApi'
import { Form } from '../../forms/Form'
import { useFormMutation } from '../../forms/useFormMutation'
import { Section } from '../../ui/kit/Section'
import { TextField } from '../../ui/kit/TextField'
import { VersionChoice } from '../../ui/kit/VersionChoice'
import { personMessages as messages, messages as listMessages } from './messages'

/** Gives a person another name; where someone else has meanwhile, both are shown. */
export const RenameForm = ({ person: { id, name, version } }: { person: DeskPerson }) => {
  const { formatMessage } = useIntl()
  const { of, conflict, ...form } = useFormMutation(useRenamePersonMutation, {
    form: 'rename-person',
    record: { id, version },
    base: { name },
    labels: { name: formatMessage(listMessages.name) },
    parse: (values, baseVersion) => {
      const known = parse(PersonDraft, values)
      return known.success ? { success: true, data: { ...known.data, id, version: baseVersion ?? version } } : known
    },
  })
  return (
    <Section heading={<FormattedMessage {...messages.rename} />}>
      <Form form={form} variant="outline" action={<FormattedMessage {...messages.save} />}>
        {conflict && <VersionChoice {...conflict} />}
        <TextField
          autoComplete="off"
          maxLength={limits.nameMax}
          hint={formatMessage(messages.renameText)}
          {...of('name')}
        />
      </Form>
    </Section>
  )
}
