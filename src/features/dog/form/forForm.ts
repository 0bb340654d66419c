import * as z from 'zod/mini'
import { Dog } from '#contract/dog/dog'
import type { ApiFailure } from '../../../api/request'
import { staleIn } from '../../../api/staleIn'
import type { EditedDog } from './dogForm'

/** A failure in the form's own words: its height is a text in centimetres, as is that of the dog as saved. */
export const forForm = (failure: ApiFailure, valuesOf: (dog: Dog) => EditedDog): ApiFailure => {
  const { declaredHeight, ...fields } = failure.fields
  const known = z.safeParse(Dog, staleIn(failure)?.present)
  return {
    ...failure,
    fields: declaredHeight === undefined ? fields : { ...fields, height: declaredHeight },
    details: known.success ? { ...failure.details, present: valuesOf(known.data) } : failure.details,
  }
}
