import { useIntl } from 'react-intl'
import { RemarkForm } from '#contract/course'
import { read } from '#contract/read'
import { useAddRemarkMutation } from '../../api/courseApi'
import type { ClassArg } from '../../api/resultApi'
import { useFormMutation } from '../../forms/useFormMutation'
import { percentOf, placeOf } from './letters'
import { remarkMessages as messages } from './messages'

const within = (thousandths: number) => String(percentOf(Math.round(Math.min(1000, Math.max(0, thousandths)))))

/** A remark that is being written, and its place on the plan: typed, clicked or moved to. */
export const useRemarkDraft = (at: ClassArg, number: number) => {
  const { formatMessage } = useIntl()
  const wrong = formatMessage(messages.placeInvalid)
  const { set, values, focus, ...form } = useFormMutation(useAddRemarkMutation, {
    form: `course-remark/${at.classId}`,
    base: { text: '', across: '', down: '' },
    labels: {
      ...{ text: formatMessage(messages.addText), across: formatMessage(messages.across) },
      down: formatMessage(messages.down),
    },
    invalid: { across: wrong, down: wrong },
    read: ({ text, across, down }) => {
      const [x, y] = [placeOf(across), placeOf(down)]
      const known = read(RemarkForm, { number, text, x: x ?? 0, y: y ?? 0 })
      const fields = {
        ...(known.success ? {} : known.fields),
        ...(x === null && { across: 'invalid' }),
        ...(y === null && { down: 'invalid' }),
      }
      return known.success && x !== null && y !== null
        ? { success: true, data: { ...known.data, ...at } }
        : { success: false, fields }
    },
  })
  const [x, y] = [placeOf(values.across), placeOf(values.down)]
  return {
    ...form,
    place: x === null || y === null ? null : { x, y },
    put: (across: number, down: number) => {
      set('across', within(across), { refusal: null })
      set('down', within(down), { refusal: null })
    },
    focusText: () => focus('text'),
  }
}
export type RemarkDraft = ReturnType<typeof useRemarkDraft>
