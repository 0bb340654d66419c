import type { FormValues } from '../store/forms/formValues'
import { useFormMutation } from './useFormMutation'

type Arguments<Values extends FormValues, Data, Result, Answer extends { error?: unknown }> = Parameters<
  typeof useFormMutation<Values, Data, Result, Answer>
>

/** A form in a dialog, which closes once it was sent. Closed before, it keeps what was typed, and forgets how its call went. */
export const useDialogForm = <
  Values extends FormValues,
  Data,
  Result,
  Answer extends { error?: unknown; reset: () => void },
>(
  useMutation: Arguments<Values, Data, Result, Answer>[0],
  {
    onClose,
    ...options
  }: Omit<Arguments<Values, Data, Result, Answer>[1], 'onSent'> & {
    onClose: () => void
  },
) => {
  const form = useFormMutation(useMutation, { ...options, onSent: onClose })
  const { leave, answer } = form
  const close = () => {
    leave()
    answer.reset()
    onClose()
  }
  return { ...form, close }
}
