import { useState } from 'react'
import { useForm, type DefaultValues, type FieldErrors, type Path, type PathValue } from 'react-hook-form'
import type { Read } from '../../../contract/read'
import type { Stale } from '../../../contract/version'
import type { ApiFailure } from '../../api/request'
import { staleIn } from '../../api/staleIn'
import { useAppDispatch, useAppSelector } from '../hooks'
import { draftChanged, draftCleared, selectDraft } from './draftsSlice'

type Values = Record<string, string | boolean | number>

interface Options<V extends Values, Data> {
  /** The draft's name in the store. */
  name: string
  empty: V
  /** Put before each input's id, where another form of the screen has fields of the same names. */
  idPrefix?: string
  /** Fields that never reach the store: passwords and cards. */
  secret?: readonly (keyof V)[]
  read: (values: V) => Read<Data>
  /** Sends what was read; null is a success, a failure's refused fields are shown at the fields. */
  send: (data: Data) => Promise<ApiFailure | null>
}

/** A form whose typed values outlive it: kept as a draft on leaving a field, taken up again on mount, gone after success. */
export const useDraftForm = <V extends Values, Data>({
  name,
  empty,
  idPrefix = '',
  secret = [],
  read,
  send,
}: Options<V, Data>) => {
  const dispatch = useAppDispatch()
  const draft = useAppSelector((state) => selectDraft(state, name))
  const [base, setBase] = useState<Readonly<Record<string, unknown>>>(empty)
  const form = useForm<V>({
    defaultValues: { ...empty, ...draft } as DefaultValues<V>,
    resolver: (values) => {
      const known = read(values)
      if (known.success) return { values, errors: {} }
      const errors = Object.entries(known.fields).map(([field, message]) => [field, { type: 'code', message }] as const)
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> }
    },
    // The summary above the form takes the focus instead.
    shouldFocusError: false,
  })
  const keep = () => {
    const values = Object.entries<Values[string]>(form.getValues()).filter(
      ([field]) => field in empty && !secret.includes(field),
    )
    // What equals what was there at first has nothing to lose.
    if (values.some(([key, value]) => value !== empty[key]))
      dispatch(draftChanged({ form: name, values: Object.fromEntries(values) }))
    else if (draft) dispatch(draftCleared(name))
  }
  const set = (fields: Readonly<Record<string, unknown>>) => {
    for (const [field, value] of Object.entries(fields)) form.setValue(field as Path<V>, value as PathValue<V, Path<V>>)
    keep()
  }
  /** What was typed stays and is based on the version of now; what was not becomes what is there now. */
  const rebase = (sent: V, { version, present }: Stale) => {
    const untouched = Object.entries(present).filter(([field]) => sent[field] === base[field])
    set({ ...Object.fromEntries(untouched), version })
    setBase(present)
  }
  const submit = form.handleSubmit(async (values) => {
    const known = read(values)
    if (!known.success) return
    keep()
    const failure = await send(known.data)
    const stale = staleIn(failure)
    if (stale) rebase(values, stale)
    if (failure === null) dispatch(draftCleared(name))
    else
      for (const [field, message] of Object.entries(failure.fields))
        form.setError(field as Path<V>, { type: 'code', message })
  })
  /** For an input: its name in its id, so that the summary's links find it. */
  const field = (fieldName: Path<V>) => ({ id: idPrefix + fieldName, ...form.register(fieldName, { onBlur: keep }) })
  const { errors, isSubmitting, submitCount } = form.formState
  return {
    field,
    submit,
    errors,
    pending: isSubmitting,
    submitCount,
    reset: form.reset,
    focus: form.setFocus,
    watch: form.watch,
    set,
  }
}
