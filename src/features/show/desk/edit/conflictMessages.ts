import type { MessageDescriptor } from 'react-intl'
import type { ConflictKind } from '#contract/show/conflicts'
import { defineMessages } from '../../../../i18n/defineMessages'

/** Said at a judge or an approver who has to do with the show in another way too. */
export const conflictMessages: Record<ConflictKind, MessageDescriptor> = defineMessages({
  wrote_it: { id: 'show.edit.conflict.wroteIt', defaultMessage: 'Created or edited this show.' },
  household_wrote_it: {
    id: 'show.edit.conflict.householdWroteIt',
    defaultMessage: 'Lives with someone who created or edited this show.',
  },
  entered: { id: 'show.edit.conflict.entered', defaultMessage: 'Has a dog entered in this show.' },
  household_entered: {
    id: 'show.edit.conflict.householdEntered',
    defaultMessage: 'Lives with someone who has a dog entered in this show.',
  },
})
