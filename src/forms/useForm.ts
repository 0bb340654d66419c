import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore, type SubmitEvent } from 'react'
import type { ParseResult } from '#contract/shared/parse'
import type { ApiFailure } from '../api/request'
import { useFieldErrors } from '../i18n/useFieldErrors'
import { fieldChanged, fieldLeft, formBegun, formLeft, formRebased, selectForm } from '../store/forms/formsSlice'
import { sameValue } from '../lib/sameValue'
import { valueAt, withValueAt, type FormValues } from '../store/forms/formValues'
import { formOf, withoutFields } from '../store/forms/formState'
import { confirmLeavingUnsent } from '../store/forms/confirmLeavingUnsent'
import { submitForm } from '../store/forms/submitForm'
import { useAppDispatch, useAppSelector, usePort } from '../store/hooks'
import type { FieldChange } from '../ui/kit/Field'

export interface FormOptions<Values extends FormValues, Data> {
  /** The form's name in the store; with `record`, which thing it changes. */
  form: string
  record?: { id: string; version: number }
  /** Its first values. Secrets are here too, empty. */
  base: Values
  /** The names of the fields, in visible order. */
  labels: Record<string, string>
  /** Fields that never reach the store: passwords, codes and cards. */
  secret?: readonly (keyof Values & string)[]
  /** Put before each input's id, where another form of the screen has fields of the same names. */
  idPrefix?: string
  parse: (values: Values, baseVersion: number | null) => ParseResult<Data, string>
  /** null is a success, `more` one that asks for more; the fields of a failure are refused. */
  send: (data: Data) => Promise<ApiFailure | 'more' | null>
  /** Whether a success takes it off the screen: a dialog closes, another page opens. */
  leaves?: boolean
  /** What to say of a field's invalid value, where more can be said than that. */
  invalid?: Record<string, string>
  /** The sentences of codes that this form alone has. */
  sentences?: Record<string, string>
}

type Input = FieldChange['target'] & { checked?: boolean }
const valueOf = (input: Input): string | boolean => (input.type === 'checkbox' ? input.checked === true : input.value)
/** A key in a text. What is pasted, chosen or filled in is no key. */
const isKey = (event: Event | undefined) =>
  event instanceof InputEvent && /^(insert(Text|CompositionText|LineBreak)|delete)/.test(event.inputType)

/**
 * A form that lives in the store: what is typed is seen in a trace, outlives a visit elsewhere, and is removed once it was
 * sent. Typing reaches the store at a pause, and `values` with each key. Secrets stay in their inputs, and are read there
 * when they are sent.
 */
export const useForm = <Values extends FormValues, Data>(options: FormOptions<Values, Data>) => {
  const {
    form: name,
    record,
    base,
    labels,
    secret = [],
    idPrefix = '',
    invalid = {},
    sentences = {},
    parse,
    send,
    leaves = false,
  } = options
  const dispatch = useAppDispatch()
  const id = record ? `${name} ${record.id}` : name
  const state = useAppSelector((all) => selectForm(all, id))
  const isSecret = (path: string) => (secret as readonly string[]).includes(path)
  const open = Object.fromEntries(Object.entries(base).filter(([field]) => !isSecret(field)))
  // A form in which nothing was changed yet follows the record that it shows.
  const isAbout = (known: typeof state) =>
    known !== undefined && (known.changed.length > 0 || known.status !== 'editing' || sameValue(known.base, open))
  const isCurrent = isAbout(state)
  const { typing } = usePort()
  const typed = useSyncExternalStore(typing.subscribe, typing.typed, typing.typed)
  const stored: Values = { ...base, ...(isCurrent ? state?.values : {}) }
  const values =
    typed?.value === undefined || typed.id !== id || typed.form !== state
      ? stored
      : withValueAt(stored, typed.path, typed.value)
  const dropped = Object.keys(state?.values ?? {}).filter((field) => !(field in base))
  useEffect(() => dispatch(confirmLeavingUnsent()), [dispatch])
  useEffect(() => {
    if (state && dropped.length > 0) dispatch(formRebased({ id, form: withoutFields(state, dropped) }))
  })
  const refusals = state?.refusals ?? {}
  const worded = Object.entries(refusals).map(([path, code]) => [
    path,
    (code === 'invalid' && invalid[path]) || (sentences[code] ?? code),
  ])
  const { errorOf, summary } = useFieldErrors(Object.fromEntries(worded) as Record<string, string>, labels, idPrefix)

  const begin = () => {
    dispatch((act, getState) => {
      if (!isAbout(selectForm(getState(), id))) act(formBegun({ id, form: formOf(open, record?.version ?? null) }))
    })
  }
  const secretsOf = (element: HTMLFormElement | null) => {
    const typed = new FormData(element ?? undefined)
    return Object.fromEntries(
      secret.map((field) => {
        const value = typed.get(field)
        return [field, typeof value === 'string' ? value : '']
      }),
    )
  }
  const parseAll = (all: FormValues, version: number | null) => parse(all as Values, version)
  const set = (path: string, value: unknown, more: { refusal?: string | null } = {}) => {
    begin()
    dispatch(fieldChanged({ id, path, ...(isSecret(path) ? {} : { value }), ...more }))
  }

  /** Browsers fill in fields without an event: the contents of such fields count as typed. */
  const adopt = (element: HTMLFormElement | null | undefined, except?: string) => {
    for (const input of element?.elements ?? []) {
      if (!(input instanceof HTMLInputElement) || ['', 'off'].includes(input.autocomplete)) continue
      const known = isSecret(input.name) || input.name === except ? undefined : valueAt(values, input.name)
      if (typeof known !== 'string' || known === input.value) continue
      begin()
      dispatch(fieldChanged({ id, path: input.name, value: input.value }))
    }
  }
  const change = (path: string, input: Input, event?: Event) => {
    adopt(input.form, path)
    const value = valueOf(input)
    if (state && state.attempts > 0) {
      // Once refused, a field is looked at again with every key, and each key is an action.
      const known = parseAll({ ...withValueAt(values, path, value), ...secretsOf(input.form) }, state.baseVersion)
      set(path, value, { refusal: known.success ? null : (known.fields[path] ?? null) })
    } else if (isKey(event))
      typing.hold({ id, path, ...(isSecret(path) ? {} : { value: input.value }), write: () => set(path, value) })
    else set(path, value)
  }
  const leaveField = (path: string) => {
    // A field that was left before dispatches nothing else.
    typing.deliver()
    if (state?.touched.includes(path)) return
    adopt(document.querySelector<HTMLInputElement>(`#${CSS.escape(idPrefix + path)}`)?.form)
    begin()
    dispatch(fieldLeft({ id, path }))
  }
  // The same two functions for as long as the form is mounted, so that a key renders its own field alone.
  const present = useRef({ change, leaveField })
  useEffect(() => {
    present.current = { change, leaveField }
  })
  const listenersOf = useMemo(() => {
    const listenersTo = (path: string) => ({
      onChange: ({ target, nativeEvent }: { target: Input; nativeEvent?: Event }) =>
        present.current.change(path, target, nativeEvent),
      onBlur: () => present.current.leaveField(path),
    })
    const byPath: Record<string, ReturnType<typeof listenersTo>> = {}
    return (path: string) => (byPath[path] ??= listenersTo(path))
  }, [])
  /** What the input of a field takes: its name, its value, what is wrong with it. */
  const of = (path: string) => {
    const value = valueAt(values, path)
    const held: { checked?: boolean; value?: string } =
      typeof value === 'boolean' ? { checked: value } : { value: value as string }
    return {
      id: idPrefix + path,
      name: path,
      label: labels[path],
      error: errorOf(path),
      ...(isSecret(path) ? {} : held),
      ...listenersOf(path),
    }
  }
  return {
    of,
    /** Changes a part that is no input: a list, a table. */
    set,
    values,
    refusals,
    summary,
    attempts: state?.attempts ?? 0,
    /** Where the record has changed since the form was begun: what was sent, what is saved now, and the choice. */
    conflict: state?.staleValues
      ? { labels, sent: state.staleValues, saved: state.base, current: values, onChoose: set }
      : null,
    pending: state?.status === 'sending',
    leave: useCallback(() => void dispatch(formLeft({ id })), [dispatch, id]),
    focus: useCallback((path: string) => document.getElementById(idPrefix + path)?.focus(), [idPrefix]),
    /** Sends it without its own button: from a dialog, or once more after one. It has no secrets. */
    press: () => {
      begin()
      void dispatch(submitForm(id, { parse: parseAll, send, secrets: secretsOf(null), leaves }))
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      begin()
      adopt(event.currentTarget)
      void dispatch(submitForm(id, { parse: parseAll, send, secrets: secretsOf(event.currentTarget), leaves }))
    },
  }
}
