import { chakra } from '@chakra-ui/react'
import { MapPin } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { courseLimits } from '#contract/course/course'
import { Form } from '../../forms/Form'
import { Section } from '../../ui/kit/Section'
import { TextAreaField } from '../../ui/kit/TextAreaField'
import { TextField } from '../../ui/kit/TextField'
import { Refused } from './Refused'
import { remarkMessages as messages } from './messages'
import type { RemarkDraft } from './useRemarkDraft'

const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })
const Place = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' } })

/** Writes a remark on the newest version, at a place of the plan. */
export const AddRemark = ({ draft }: { draft: RemarkDraft }) => {
  const { of, failure, place, put, focusText, answer, ...form } = draft
  return (
    <Section level={3} heading={<FormattedMessage {...messages.add} />}>
      <Form
        form={form}
        action={<FormattedMessage {...messages.save} />}
        icon={<MapPin aria-hidden />}
        variant="outline"
      >
        <Hint id="place-hint">
          <FormattedMessage {...messages.placeHint} />
        </Hint>
        <Refused failure={failure} />
        <TextAreaField {...of('text')} maxLength={courseLimits.remarkMax} />
        <Place>
          <TextField {...of('place.across')} inputMode="decimal" />
          <TextField {...of('place.down')} inputMode="decimal" />
        </Place>
      </Form>
    </Section>
  )
}
