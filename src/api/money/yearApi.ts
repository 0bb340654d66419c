import type { MoneyYear } from '#contract/money/year'
import { yearEndpoints } from '#contract/money/yearEndpoints'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { pageQuery } from '../paging'

/** A year in numbers, for admins. An empty text is the present year. */
const yearApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMoneyYear: build.query<MoneyYear, string>({
      query: (year) => callOf(yearEndpoints.getMoneyYear, { query: pageQuery(null, { year }) }),
      responseSchema: answerOf(yearEndpoints.getMoneyYear),
      providesTags: ['Money'],
    }),
  }),
})

export const { useGetMoneyYearQuery } = yearApi
