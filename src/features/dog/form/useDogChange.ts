import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import type { Agreement, DogChange, DogChangeQuote } from '#contract/dog/change'
import { Dog } from '#contract/dog/dog'
import { fill, paths } from '#contract/shared/paths'
import { useChangeDogMutation, useQuoteDogChangeMutation } from '../../../api/dog/dogApi'
import { failureOf } from '../../../api/failureOf'
import type { ApiFailure } from '../../../api/request'
import { staleIn } from '../../../api/staleIn'
import { useLast } from '../../../api/useLast'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import type { EditedDog } from './dogForm'

/** A failure in the form's own words: its height is a text in centimetres, as is that of the dog as saved. */
const forForm = (failure: ApiFailure, valuesOf: (dog: Dog) => EditedDog): ApiFailure => {
  const { declaredHeight, ...fields } = failure.fields
  const known = z.safeParse(Dog, staleIn(failure)?.present)
  return {
    ...failure,
    fields: declaredHeight === undefined ? fields : { ...fields, height: declaredHeight },
    details: known.success ? { ...failure.details, present: valuesOf(known.data) } : failure.details,
  }
}

const agreementTo = ({ flags, withdrawn, refund }: DogChangeQuote): Agreement | null =>
  flags.length === 0 ? null : { withdrawn: withdrawn.map(({ entryId }) => entryId), refund }

/**
 * Sends a changed dog. The server says first what the change would do; where that is anything, a dialog asks, and what
 * was agreed to goes along. Should it have become something else meanwhile, the dialog asks again.
 */
export const useDogChange = ({ id, slug }: Dog, valuesOf: (dog: Dog) => EditedDog) => {
  const navigate = useNavigate()
  const [askQuote, quoted] = useQuoteDogChangeMutation(useCallKey(`dog quote ${id}`))
  const quote = useLast(quoted.data)
  const [change, changed] = useChangeDogMutation(useCallKey(`dog ${id}`))
  const dialog = useOpen({ kind: 'dialog', dialog: 'dogChange' })

  const save = async (body: DogChange, agreed: Agreement | null): Promise<ApiFailure | 'more' | null> => {
    const failure = failureOf(await change({ slug, body: { ...body, agreed } }))
    if (failure?.code === 'consequences_changed') return ask(body)
    dialog.setOpen(false)
    if (failure) return forForm(failure, valuesOf)
    void navigate(fill(paths.dog, { slug }))
    return null
  }
  const ask = async (body: DogChange): Promise<ApiFailure | 'more' | null> => {
    const result = await askQuote({ slug, body })
    const failure = failureOf(result)
    if (failure) {
      dialog.setOpen(false)
      return forForm(failure, valuesOf)
    }
    if (!result.data || (result.data.flags.length === 0 && result.data.unfit.length === 0)) return save(body, null)
    dialog.setOpen(true)
    return 'more'
  }
  return {
    send: (body: DogChange) => {
      if (dialog.isOpen && quote) return save(body, agreementTo(quote))
      changed.reset()
      return ask(body)
    },
    quote: dialog.isOpen ? quote : undefined,
    askedAgain: !quoted.isLoading && failureOf(changed)?.code === 'consequences_changed',
    close: () => dialog.setOpen(false),
  }
}
