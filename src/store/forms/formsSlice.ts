import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { authApi } from '../../api/account/authApi'
import { sessionStarted } from '../../api/answers'
import { userChanged } from '../auth/authSlice'
import { sameValue } from '../../lib/sameValue'
import { setValueAt, valueAt, type FormValues } from './formValues'

/** A form that someone has begun to fill in. Never a password, a code or a card. */
export interface FormState {
  /** What stood in it when it was begun. */
  base: FormValues
  /** The version of the record that `base` is; null where the form changes no record. */
  baseVersion: number | null
  values: FormValues
  /** Paths of the fields that were left once, and of those that differ from the base. */
  touched: string[]
  changed: string[]
  /** What was refused: the code or the sentence, by the path of its field. */
  refusals: Record<string, string>
  /** `sent` stays until the form unmounts: the typed values remain visible while the next screen comes. */
  status: 'editing' | 'sending' | 'sent'
  /** It is not on the screen: it is being sent in the background. */
  left: boolean
  /** How often it was sent and refused. */
  attempts: number
  /** What was sent and refused because the record has changed meanwhile; the base is what is saved now. */
  staleValues: FormValues | null
}

export interface FormsState {
  /** Who was signed in last; another person's log-in empties the forms, the same person's does not. */
  ownerId: string | null
  byId: Record<string, FormState>
}

interface Standing {
  id: string
  form: FormState
}
interface FieldChange {
  id: string
  path: string
  /** undefined for a secret, whose value is never stored. */
  value?: unknown
  /** What is wrong with it now; null where nothing is, undefined before its first check. */
  refusal?: string | null
}
interface Refused {
  id: string
  refusals: FormState['refusals']
}

const initialState: FormsState = { ownerId: null, byId: {} }

const ownedBy = (state: FormsState, userId: string) => {
  // A user without an id may be any user.
  if (state.ownerId !== null && (state.ownerId !== userId || userId === '')) state.byId = {}
  state.ownerId = userId
}

/** Reducers of one form; a form that was removed meanwhile, with its owner say, is ignored. */
const ofForm =
  <Payload extends { id: string } = { id: string }>(change: (form: FormState, payload: Payload) => void) =>
  (state: FormsState, { payload }: PayloadAction<Payload>) => {
    const form = state.byId[payload.id]
    if (form) change(form, payload)
  }

const stand = (state: FormsState, { payload: { id, form } }: PayloadAction<Standing>) => {
  state.byId[id] = form
}

/** Everything that is typed and not sent yet, by the form's id: its name, and the record's where it changes one. */
export const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    formBegun: stand,
    /** On another base, or with fewer fields. */
    formRebased: stand,
    fieldChanged: ofForm<FieldChange>((form, { path, value, refusal }) => {
      if (value !== undefined) {
        setValueAt(form.values, path, value)
        const others = form.changed.filter((one) => one !== path)
        form.changed = sameValue(valueAt(form.base, path), value) ? others : [...others, path]
      }
      if (refusal === null) delete form.refusals[path]
      else if (refusal !== undefined) form.refusals[path] = refusal
    }),
    fieldLeft: ofForm<{ id: string; path: string }>((form, { path }) => {
      form.touched.push(path)
    }),
    formSubmitted: ofForm((form) => {
      form.status = 'sending'
      form.left = false
    }),
    formRefused: ofForm<Refused>((form, { refusals }) => {
      Object.assign(form, { refusals, status: 'editing', attempts: form.attempts + 1 })
    }),
    /** The call went well and asks for more: a one-time code, say. */
    formContinued: ofForm((form) => {
      form.status = 'editing'
    }),
    formSent: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const form = state.byId[id]
      if (form?.left) delete state.byId[id]
      else if (form) Object.assign(form, { status: 'sent', changed: [] })
    },
    /** It left the screen; its values stay for the next visit. */
    formLeft: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const form = state.byId[id]
      if (form?.changed.length === 0 && form.status !== 'sending') delete state.byId[id]
      else if (form) Object.assign(form, { touched: [], refusals: {}, attempts: 0, left: true })
    },
  },
  extraReducers: (builder) => {
    const { getMe } = authApi.endpoints
    builder
      .addMatcher(getMe.matchFulfilled, (state, { payload }) => {
        if (payload.id !== '') ownedBy(state, payload.id)
      })
      .addMatcher(sessionStarted, (state, { payload }) => ownedBy(state, payload.user.id))
      .addMatcher(userChanged, () => initialState)
  },
  selectors: {
    selectForm: (state, id: string): FormState | undefined => state.byId[id],
  },
})

export const {
  formBegun,
  formRebased,
  fieldChanged,
  fieldLeft,
  formSubmitted,
  formRefused,
  formContinued,
  formSent,
  formLeft,
} = formsSlice.actions
export const { selectForm } = formsSlice.selectors
