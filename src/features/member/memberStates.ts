import type { MemberState } from '#contract/membership/renewal'
import type { StateTagProps } from '../../ui/kit/StateTag'

export const stateTones: Record<MemberState, NonNullable<StateTagProps['tone']>> = {
  active: 'success',
  lapsing: 'warning',
  lapsed: 'neutral',
  never_paid: 'neutral',
}
