import type { MessageDescriptor } from 'react-intl'
import type { Lock } from '#contract/dogSync/differences'
import type { Matcher } from '#contract/dogSync/match'
import { defineMessages } from '../../i18n/defineMessages'

export const lockTexts: Record<Lock, MessageDescriptor> = defineMessages({
  measured: {
    id: 'dogSync.lock.measured',
    defaultMessage:
      'A measured height is never overwritten by a file. Ask a judge or the office to measure {name} again.',
  },
  permanent: {
    id: 'dogSync.lock.permanent',
    defaultMessage: 'This is permanent, so a file can’t change it. To set it, edit {name}.',
  },
  grade_goes_back: {
    id: 'dogSync.lock.grade',
    defaultMessage: 'A Kennel Club grade never goes down.',
  },
  level_goes_back: { id: 'dogSync.lock.fci', defaultMessage: 'An FCI level never goes down.' },
  level_of_club: {
    id: 'dogSync.lock.level',
    defaultMessage: 'A file can’t change the Nexus level. It goes up after clear rounds, or the office sets it.',
  },
  unreadable: { id: 'dogSync.lock.unreadable', defaultMessage: 'Can’t be read. {reason}' },
})

export const matchedBy: Record<Matcher, MessageDescriptor> = defineMessages({
  microchip: { id: 'dogSync.match.microchip', defaultMessage: 'Matched by microchip ending {digits}.' },
  kennelClubName: { id: 'dogSync.match.kennelClubName', defaultMessage: 'Matched by Kennel Club name.' },
  nameAndBirthDate: { id: 'dogSync.match.name', defaultMessage: 'Matched by name and birth date.' },
})

export const dogMessages = defineMessages({
  row: { id: 'dogSync.dog.row', defaultMessage: 'Row {row, number}.' },
  newDog: { id: 'dogSync.dog.new', defaultMessage: 'None of your dogs matches this row.' },
  conflictsAlone: { id: 'dogSync.dog.conflicts', defaultMessage: 'Conflicts are decided one at a time.' },
  acceptAll: { id: 'dogSync.dog.acceptAll', defaultMessage: 'Accept all {count, number}' },
  rejectAll: { id: 'dogSync.dog.rejectAll', defaultMessage: 'Reject all {count, number}' },
  field: { id: 'dogSync.dog.field', defaultMessage: 'Field' },
  here: { id: 'dogSync.dog.here', defaultMessage: 'Here' },
  there: { id: 'dogSync.dog.there', defaultMessage: 'In the file' },
  result: { id: 'dogSync.dog.result', defaultMessage: 'Result' },
  choice: { id: 'dogSync.dog.choice', defaultMessage: 'Your choice' },
  choiceOf: { id: 'dogSync.dog.choiceOf', defaultMessage: '{field}: your choice' },
  accept: { id: 'dogSync.dog.accept', defaultMessage: 'Accept' },
  reject: { id: 'dogSync.dog.reject', defaultMessage: 'Reject' },
  isNew: { id: 'dogSync.dog.isNew', defaultMessage: '{value} <small>new</small>' },
  kept: { id: 'dogSync.dog.kept', defaultMessage: '{value} <small>kept</small>' },
  notDecided: { id: 'dogSync.dog.notDecided', defaultMessage: 'Not decided' },
  locked: { id: 'dogSync.dog.locked', defaultMessage: 'Locked' },
  identity: {
    id: 'dogSync.dog.identity',
    defaultMessage: 'This may be another dog. Check the pedigree or the passport before you choose.',
  },
  showSame: {
    id: 'dogSync.dog.showSame',
    defaultMessage: 'Show {count, plural, one {# field that is the same} other {# fields that are the same}}',
  },
  hideSame: { id: 'dogSync.dog.hideSame', defaultMessage: 'Hide fields that are the same' },
  position: { id: 'dogSync.dog.position', defaultMessage: 'Dog {number, number} of {total, number}' },
  next: { id: 'dogSync.dog.next', defaultMessage: 'Next: {name}' },
  addDog: { id: 'dogSync.dog.add', defaultMessage: 'Add this dog?' },
  missing: {
    id: 'dogSync.dog.missing',
    defaultMessage:
      'This dog can’t be added. Missing or unreadable: {fields}. Correct the file, or add the dog yourself.',
  },
  missingFields: { id: 'dogSync.dog.missingFields', defaultMessage: 'Missing: {fields}' },
  whichRow: { id: 'dogSync.dog.whichRow', defaultMessage: 'Which row is correct?' },
  whichRowHint: {
    id: 'dogSync.dog.whichRowHint',
    defaultMessage: 'Several rows are about the same dog. The others are left out.',
  },
  whichDog: { id: 'dogSync.dog.whichDog', defaultMessage: 'Which dog is this?' },
  whichDogHint: { id: 'dogSync.dog.whichDogHint', defaultMessage: 'Several of your dogs match this row.' },
  noneOfThem: { id: 'dogSync.dog.noneOfThem', defaultMessage: 'None of these: add as a new dog' },
  rowChoice: { id: 'dogSync.dog.rowChoice', defaultMessage: 'Row {row, number}: {text}' },
  sameRows: { id: 'dogSync.dog.sameRows', defaultMessage: 'Several rows for one dog' },
  severalDogs: { id: 'dogSync.dog.severalDogs', defaultMessage: 'Several dogs match' },
  differs: {
    id: 'dogSync.dog.differs',
    defaultMessage:
      '{count, plural, one {# field differs} other {# fields differ}}{locked, plural, =0 {} one {, # locked} other {, # locked}}',
  },
  breedAndBirth: { id: 'dogSync.dog.breedAndBirth', defaultMessage: '{breed}, born {date}' },
  rowLabel: { id: 'dogSync.dog.rowLabel', defaultMessage: 'Row {row, number}' },
  yes: { id: 'dogSync.value.yes', defaultMessage: 'Yes' },
  no: { id: 'dogSync.value.no', defaultMessage: 'No' },
  none: { id: 'dogSync.value.none', defaultMessage: 'None' },
  empty: { id: 'dogSync.value.empty', defaultMessage: 'Empty' },
})
