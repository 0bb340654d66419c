import { failureOf } from '../api/failureOf'
import type { FormValues } from '../store/forms/formValues'
import { useCallKey } from '../store/router/useCallKey'
import { useForm, type FormOptions } from './useForm'

type MutationHook<Data, Result, Answer> = (options: {
  fixedCacheKey: string
}) => readonly [call: (data: Data) => PromiseLike<{ data?: Result; error?: unknown }>, answer: Answer]

interface Options<Values extends FormValues, Data, Result> extends Omit<FormOptions<Values, Data>, 'send' | 'leaves'> {
  /** After a success, which takes the form off the screen. */
  onSent?: (data: Data, result: Result) => void
  /** Whether a success asks for more: the form stays then. */
  asksForMore?: (result: Result) => boolean
}

/**
 * A form that is one call. Its answer is found in the store by the form and the visit, so that a replay shows it too;
 * each visit starts afresh.
 */
export const useFormMutation = <Values extends FormValues, Data, Result, Answer extends { error?: unknown }>(
  useMutation: MutationHook<Data, Result, Answer>,
  { onSent, asksForMore = () => false, ...options }: Options<Values, Data, Result>,
) => {
  const [call, answer] = useMutation(useCallKey(options.form))
  const form = useForm({
    ...options,
    leaves: onSent !== undefined,
    send: async (data) => {
      const result = await call(data)
      const failure = failureOf(result)
      if (failure !== null) return failure
      if (asksForMore(result.data as Result)) return 'more'
      onSent?.(data, result.data as Result)
      return null
    },
  })
  return { ...form, answer, failure: failureOf(answer) }
}
