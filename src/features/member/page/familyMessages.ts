import { defineMessages } from '../../../i18n/defineMessages'

export const familyMessages = defineMessages({
  heading: { id: 'member.family.heading', defaultMessage: 'Family' },
  paidBy: { id: 'member.family.paidBy', defaultMessage: '{name} pays for this membership.' },
  empty: { id: 'member.family.empty', defaultMessage: 'This membership doesn’t cover anyone else yet.' },
  until: { id: 'member.family.until', defaultMessage: 'Member until {day}' },
  open: { id: 'member.family.open', defaultMessage: 'Add a person' },
  title: { id: 'member.family.title', defaultMessage: 'Add a person to the family' },
  text: {
    id: 'member.family.text',
    defaultMessage:
      'They’ll be a member until {day}, or longer if they’ve already paid for longer. Nothing is charged, and we’ll email them.',
  },
  person: { id: 'member.family.person', defaultMessage: 'Person' },
  personHint: { id: 'member.family.personHint', defaultMessage: 'Search by name, member number, email or dog.' },
  personInvalid: { id: 'member.family.personInvalid', defaultMessage: 'Choose a person from the list.' },
  option: { id: 'member.family.option', defaultMessage: '{name}, {email}' },
  action: { id: 'member.family.action', defaultMessage: 'Add' },
  notForFamily: {
    id: 'member.family.notForFamily',
    defaultMessage: 'This person belongs to another family, or their membership has no last day.',
  },
  remove: { id: 'member.family.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'member.family.removeNamed', defaultMessage: 'Remove {name} from the family' },
  removeTitle: { id: 'member.family.removeTitle', defaultMessage: 'Remove {name} from the family?' },
  removeText: {
    id: 'member.family.removeText',
    defaultMessage: 'Their membership stays until its renewal date. The next family membership won’t cover them.',
  },
  keep: { id: 'member.family.keep', defaultMessage: 'Keep in the family' },
})
