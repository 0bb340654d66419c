import {
  discountEndpoints,
  type DeskDiscount,
  type DeskDiscountPage,
  type NewDiscount,
} from '#contract/purchase/deskDiscounts'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { cursorPages, pageQuery, type ListArg } from '../paging'

const steps = {
  pause: discountEndpoints.pauseDiscount,
  resume: discountEndpoints.resumeDiscount,
  end: discountEndpoints.endDiscount,
}
export type DiscountStep = keyof typeof steps

// Also invalidated after a refusal: the list on the screen was out of date.
const changed = ['Money', 'Quote'] as const

/** Discount codes, for admins. */
const deskDiscountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDiscounts: build.infiniteQuery<DeskDiscountPage, ListArg<'text' | 'state'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) =>
        callOf(discountEndpoints.getDiscounts, { query: pageQuery(pageParam, queryArg) }),
      responseSchema: answerOf(discountEndpoints.getDiscounts),
      providesTags: ['Money', 'Purchase'],
    }),
    addDiscount: build.mutation<DeskDiscount, NewDiscount>({
      query: (body) => callOf(discountEndpoints.addDiscount, { body }),
      responseSchema: answerOf(discountEndpoints.addDiscount),
      invalidatesTags: changed,
    }),
    changeDiscount: build.mutation<DeskDiscount, { id: string; step: DiscountStep; version: number }>({
      query: ({ id, step, version }) => callOf(steps[step], { params: { id }, body: { version } }),
      responseSchema: answerOf(discountEndpoints.endDiscount),
      invalidatesTags: changed,
    }),
  }),
})

export const { useGetDiscountsInfiniteQuery, useAddDiscountMutation, useChangeDiscountMutation } = deskDiscountApi
