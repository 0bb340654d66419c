import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NoteDraft, type DeskMember } from '#contract/member/member'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { useAddNoteMutation } from '../../../api/member/memberApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useFormats } from '../../../i18n/useFormats'
import { Section } from '../../../ui/kit/Section'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { messages } from './messages'

const Note = chakra('div', {
  base: {
    paddingBlock: '3',
    borderBottom: '1px solid',
    borderColor: 'border',
    marginBottom: '3',
    '& > blockquote': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& > p': { textStyle: 'small', color: 'fg.muted' },
  },
})

/** What the office keeps in mind about a member, and the form for more. */
export const MemberNotes = ({ member: { id, notes } }: { member: DeskMember }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { of, ...form } = useFormMutation(useAddNoteMutation, {
    form: `member-note/${id}`,
    base: { text: '' },
    labels: { text: formatMessage(messages.note) },
    parse: (values) => {
      const known = parse(NoteDraft, values)
      return known.success ? { success: true, data: { ...known.data, id } } : known
    },
  })
  const { leave, answer } = form
  // The next note begins empty.
  useEffect(() => {
    if (answer.data) leave()
  }, [answer.data, leave])
  return (
    <Section heading={<FormattedMessage {...messages.notes} />}>
      {notes.map(({ id: note, text, authorName, writtenOn }) => (
        <Note key={note}>
          <blockquote>{text}</blockquote>
          <p>
            <FormattedMessage {...messages.noteBy} values={{ name: authorName, day: longDay(writtenOn) }} />
          </p>
        </Note>
      ))}
      <Form form={form} variant="outline" icon={null} action={<FormattedMessage {...messages.saveNote} />}>
        <TextAreaField hint={formatMessage(messages.notesHint)} maxLength={limits.messageMax} {...of('text')} />
      </Form>
    </Section>
  )
}
