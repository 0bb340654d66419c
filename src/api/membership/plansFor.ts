import type { OwnPlans, Plan } from '#contract/membership/membership'

/** What a member is offered. A server of the version before knows only the prices for everyone. */
export const plansFor = (own: { data?: OwnPlans | undefined; isError: boolean }, all: Plan[] | undefined) =>
  own.data?.plans ?? (own.isError ? all : undefined)
