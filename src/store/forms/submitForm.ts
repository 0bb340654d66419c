import type { ApiFailure } from '../../api/request'
import { staleIn } from '../../api/staleIn'
import type { ParseResult } from '#contract/shared/parse'
import type { AppThunk } from '../storeTypes'
import { formContinued, formLeft, formRebased, formRefused, formSent, formSubmitted, selectForm } from './formsSlice'
import { rebased } from './formState'
import type { FormValues } from './formValues'

interface Submission<Data> {
  parse: (values: FormValues, baseVersion: number | null) => ParseResult<Data, string>
  /** Sends what was read. null is a success, `more` one that asks for more; a failure's fields are refused. */
  send: (data: Data) => Promise<ApiFailure | 'more' | null>
  /** What was typed and is not in the store. */
  secrets: Record<string, string>
  /** A success takes it off the screen: opened again it is empty. */
  leaves: boolean
}

/** Reads a form that was begun, sends it once, and keeps in the store how it went. */
export const submitForm =
  <Data>(id: string, { parse, send, secrets, leaves }: Submission<Data>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const form = selectForm(getState(), id)
    // A second press while the first is under way is none.
    if (!form || form.status === 'sending') return
    const known = parse({ ...form.values, ...secrets }, form.baseVersion)
    if (!known.success) {
      dispatch(formRefused({ id, refusals: known.fields }))
      return
    }
    dispatch(formSubmitted({ id }))
    const failure = await send(known.data)
    if (failure === null) {
      dispatch(formSent({ id }))
      if (leaves && selectForm(getState(), id)) dispatch(formLeft({ id }))
    } else if (failure === 'more') dispatch(formContinued({ id }))
    else {
      const stale = staleIn(failure)
      const now = selectForm(getState(), id)
      dispatch(formRefused({ id, refusals: failure.fields }))
      if (stale && now) dispatch(formRebased({ id, form: rebased(now, stale) }))
    }
  }
