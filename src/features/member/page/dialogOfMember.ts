import type { DeskMember } from '#contract/member/member'

/** What a dialog about a member is given by the member's page. */
export interface DialogOfMember {
  member: DeskMember
  onClose: () => void
}
