import type * as z from 'zod/mini'
import { parse } from '#contract/shared/parse'
import type { FormValues } from '../store/forms/formValues'
import { useDialogForm } from './useDialogForm'
import type { useFormMutation } from './useFormMutation'

interface Form<Values extends FormValues, Data> {
  /** Of the record. */
  id: string
  form: string
  base: Values
  secret?: readonly (keyof Values & string)[]
  labels: Record<string, string>
  invalid: Record<string, string>
  schema: z.ZodMiniType<Data>
  /** What is sent of the values, where that is not all and nothing more. */
  toSend?: (values: Values) => unknown
  onClose: () => void
}

/** The form in a dialog about a record: what it sends has the record's id, and it is gone once it was sent or closed. */
export const useRecordDialog = <
  Values extends FormValues,
  Data extends object,
  Result,
  Answer extends { error?: unknown; reset: () => void },
>(
  useMutation: Parameters<typeof useFormMutation<Values, Data & { id: string }, Result, Answer>>[0],
  { id, schema, toSend = (values) => values, onClose, ...options }: Form<Values, Data>,
) =>
  useDialogForm(useMutation, {
    ...options,
    parse: (values) => {
      const known = parse(schema, toSend(values))
      return known.success ? { success: true, data: { ...known.data, id } } : known
    },
    onClose,
  })
