import * as z from 'zod/mini'
import { DeskConsequences } from '#contract/dog/desk'
import type { ApiFailure } from '../../../api/request'

/** The paid entries that a refusal lists, because the change would make them unfit. */
export const unfitIn = (error: unknown): DeskConsequences['unfit'] => {
  const { code, details } = (error ?? {}) as Partial<ApiFailure>
  const known = code === 'consequences_changed' ? z.safeParse(DeskConsequences, details) : null
  return known?.success ? known.data.unfit : []
}
