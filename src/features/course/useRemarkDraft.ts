import { useIntl } from 'react-intl'
import { RemarkForm } from '#contract/course/course'
import { parse } from '#contract/shared/parse'
import { useAddRemarkMutation } from '../../api/course/courseApi'
import type { ClassArg } from '../../api/results/resultApi'
import { useFormMutation } from '../../forms/useFormMutation'
import { percentOf, placeOf } from './letters'
import { remarkMessages as messages } from './messages'

const within = (thousandths: number) => String(percentOf(Math.round(Math.min(1000, Math.max(0, thousandths)))))

/** A remark that is being written after so many others of one's own, and its place on the plan: typed, clicked or moved to. */
export const useRemarkDraft = (at: ClassArg, number: number, written: number) => {
  const { formatMessage } = useIntl()
  const wrong = formatMessage(messages.placeInvalid)
  const { set, values, focus, ...form } = useFormMutation(useAddRemarkMutation, {
    // The next one begins empty, as soon as this one is in the list.
    form: `course-remark/${at.classId}/${written}`,
    base: { text: '', place: { across: '', down: '' } },
    labels: {
      text: formatMessage(messages.addText),
      'place.across': formatMessage(messages.across),
      'place.down': formatMessage(messages.down),
    },
    invalid: { 'place.across': wrong, 'place.down': wrong },
    parse: ({ text, place }) => {
      const [x, y] = [placeOf(place.across), placeOf(place.down)]
      const known = parse(RemarkForm, { number, text, x: x ?? 0, y: y ?? 0 })
      const fields = {
        ...(known.success ? {} : known.fields),
        ...(x === null && { 'place.across': 'invalid' }),
        ...(y === null && { 'place.down': 'invalid' }),
      }
      return known.success && x !== null && y !== null
        ? { success: true, data: { ...known.data, ...at } }
        : { success: false, fields }
    },
  })
  const [x, y] = [placeOf(values.place.across), placeOf(values.place.down)]
  return {
    ...form,
    place: x === null || y === null ? null : { x, y },
    put: (across: number, down: number) => set('place', { across: within(across), down: within(down) }),
    focusText: () => focus('text'),
  }
}
export type RemarkDraft = ReturnType<typeof useRemarkDraft>
