import { planPriceEndpoints } from '#contract/membership/planPriceEndpoints'
import type { NewPlanPrice, PlanPrice, PlanPrices } from '#contract/membership/planPrices'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'

/** What plans cost and from which day, for admins. */
const planPriceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlanPrices: build.query<PlanPrices, void>({
      query: () => callOf(planPriceEndpoints.getPlanPrices),
      responseSchema: answerOf(planPriceEndpoints.getPlanPrices),
      providesTags: ['Plan'],
    }),
    addPlanPrice: build.mutation<PlanPrice, NewPlanPrice>({
      query: (body) => callOf(planPriceEndpoints.addPlanPrice, { body }),
      responseSchema: answerOf(planPriceEndpoints.addPlanPrice),
      invalidatesTags: ['Plan'],
    }),
    removePlanPrice: build.mutation<null, string>({
      query: (id) => callOf(planPriceEndpoints.removePlanPrice, { params: { id } }),
      responseSchema: answerOf(planPriceEndpoints.removePlanPrice),
      invalidatesTags: ['Plan'],
    }),
  }),
})

export const { useGetPlanPricesQuery, useAddPlanPriceMutation, useRemovePlanPriceMutation } = planPriceApi
