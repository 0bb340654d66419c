import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'courses.title', defaultMessage: 'Course' },
  loading: { id: 'courses.loading', defaultMessage: 'Loading the course' },
  failed: { id: 'courses.failed', defaultMessage: 'Couldn’t load the course' },
  failedText: { id: 'courses.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'courses.missing', defaultMessage: 'Class not found' },
  missingText: {
    id: 'courses.missingText',
    defaultMessage: 'Only the show’s judges and reviewers can see its courses, once the show is approved.',
  },
  toDesk: { id: 'courses.toDesk', defaultMessage: 'Back to organiser area' },
  changed: {
    id: 'courses.changed',
    defaultMessage: 'There is a newer version of this course. Check it, then try again.',
  },
  none: { id: 'courses.none', defaultMessage: 'No course yet' },
  noneText: { id: 'courses.noneText', defaultMessage: 'The first version is due by {day}.' },
  waiting: { id: 'courses.waiting', defaultMessage: 'Waiting for a reviewer. Sign-off is due by {day}.' },
  returned: {
    id: 'courses.returned',
    defaultMessage: 'Returned with remarks. Answer them or upload a new version. Sign-off is due by {day}.',
  },
  signed: { id: 'courses.signed', defaultMessage: 'Signed off. A new version would need signing off again.' },
  shown: {
    id: 'courses.shown',
    defaultMessage: 'This class has been run. Anyone can see its course on the show page.',
  },
  versions: { id: 'courses.versions', defaultMessage: 'Versions' },
  version: { id: 'courses.version', defaultMessage: 'Version {number}' },
  uploadedBy: { id: 'courses.uploadedBy', defaultMessage: '{by}, {day}' },
  picture: { id: 'courses.picture', defaultMessage: 'Course plan, version {number}' },
  fullSize: { id: 'courses.fullSize', defaultMessage: 'Open version {number} in full size' },
  older: { id: 'courses.older', defaultMessage: 'Remarks are added to the newest version.' },
  compareWith: { id: 'courses.compareWith', defaultMessage: 'Compare with' },
  compareNone: { id: 'courses.compareNone', defaultMessage: 'No other version' },
  how: { id: 'courses.how', defaultMessage: 'Layout' },
  beside: { id: 'courses.beside', defaultMessage: 'Side by side' },
  over: { id: 'courses.over', defaultMessage: 'Overlaid' },
  share: { id: 'courses.share', defaultMessage: 'From version {below} to version {above}' },
})

export const remarkMessages = defineMessages({
  heading: { id: 'courses.remarks', defaultMessage: 'Remarks' },
  none: { id: 'courses.noRemarks', defaultMessage: 'No remarks on this course yet.' },
  open: { id: 'courses.open', defaultMessage: 'Open' },
  resolved: { id: 'courses.resolved', defaultMessage: 'Resolved' },
  remark: { id: 'courses.remark', defaultMessage: 'Remark {letter}' },
  facts: {
    id: 'courses.remarkFacts',
    defaultMessage: 'On version {number}, {across, number}% across and {down, number}% down',
  },
  said: { id: 'courses.remarkSaid', defaultMessage: '{by}, {day}, {time}' },
  pin: {
    id: 'courses.pin',
    defaultMessage: '{isResolved, select, true {Resolved remark} other {Open remark}} {letter}: {text}',
    description: 'The accessible name of a mark on the plan, which leads to its remark',
  },
  toPin: { id: 'courses.toPin', defaultMessage: 'Show remark {letter} on the plan' },
  resolve: { id: 'courses.resolve', defaultMessage: 'Resolve' },
  resolveOne: { id: 'courses.resolveOne', defaultMessage: 'Resolve remark {letter}' },
  reopen: { id: 'courses.reopen', defaultMessage: 'Reopen' },
  reopenOne: { id: 'courses.reopenOne', defaultMessage: 'Reopen remark {letter}' },
  answer: { id: 'courses.answer', defaultMessage: 'Answer' },
  answerAgain: { id: 'courses.answerAgain', defaultMessage: 'Change the answer' },
  answerOne: {
    id: 'courses.answerOne',
    defaultMessage: '{action}: remark {letter}',
    description: 'The accessible name of a button: Answer: remark A',
  },
  answerLabel: { id: 'courses.answerLabel', defaultMessage: 'Your answer to remark {letter}' },
  sendAnswer: { id: 'courses.sendAnswer', defaultMessage: 'Send answer' },
  add: { id: 'courses.addRemark', defaultMessage: 'Add a remark' },
  addText: { id: 'courses.addText', defaultMessage: 'What should change?' },
  across: { id: 'courses.across', defaultMessage: 'Across, %' },
  down: { id: 'courses.down', defaultMessage: 'Down, %' },
  placeHint: {
    id: 'courses.placeHint',
    defaultMessage:
      'Click the plan where the remark belongs. With the keyboard: focus the plan and use the arrow keys, or enter the place below.',
  },
  place: {
    id: 'courses.place',
    defaultMessage: 'New remark: {across, number}% across, {down, number}% down',
  },
  noPlace: { id: 'courses.noPlace', defaultMessage: 'Choose where on the plan your remark belongs' },
  placeInvalid: { id: 'courses.placeInvalid', defaultMessage: 'Choose a place on the plan, or enter 0 to 100' },
  save: { id: 'courses.saveRemark', defaultMessage: 'Save remark' },
})

export const signOffMessages = defineMessages({
  heading: { id: 'courses.signOff', defaultMessage: 'Sign-off' },
  noOne: { id: 'courses.signOffNobody', defaultMessage: 'Version {number} hasn’t been reviewed yet.' },
  signed: { id: 'courses.signOffSigned', defaultMessage: 'Signed off {day}' },
  returned: { id: 'courses.signOffReturned', defaultMessage: 'Returned {day}' },
  you: { id: 'courses.signOffYou', defaultMessage: '{name} (you)' },
  return: {
    id: 'courses.return',
    defaultMessage: '{remarks, plural, one {Return with # remark} other {Return with # remarks}}',
  },
  sign: { id: 'courses.sign', defaultMessage: 'Sign off version {number}' },
  resolveFirst: {
    id: 'courses.resolveFirst',
    defaultMessage:
      'Your open remarks will be emailed to the judge. Resolve these before you sign off: {letters}. Uploading a new version cancels all sign-offs.',
  },
  clears: { id: 'courses.clears', defaultMessage: 'Uploading a new version cancels all sign-offs.' },
})

export const uploadMessages = defineMessages({
  first: { id: 'courses.upload', defaultMessage: 'Upload the course' },
  next: { id: 'courses.uploadNext', defaultMessage: 'Upload version {number}' },
  hint: {
    id: 'courses.uploadHint',
    defaultMessage: 'We convert the file to an image and don’t keep the original. For a PDF, we use the first page.',
  },
  clears: {
    id: 'courses.uploadClears',
    defaultMessage:
      'We convert the file to an image and don’t keep the original. For a PDF, we use the first page. Uploading a new version cancels all sign-offs.',
  },
  types: { id: 'courses.uploadTypes', defaultMessage: 'PDF, PNG, JPEG or SVG' },
  uploading: { id: 'courses.uploading', defaultMessage: 'Uploading the course' },
  invalid: {
    id: 'courses.uploadInvalid',
    defaultMessage:
      'This file can’t be read as a PDF, PNG, JPEG or SVG drawing. Export it again or choose another one.',
  },
  tooManyPixels: {
    id: 'courses.uploadTooManyPixels',
    defaultMessage: 'This picture has too many pixels. Choose one with up to 40 megapixels.',
  },
  failed: {
    id: 'courses.uploadFailed',
    defaultMessage: 'The course wasn’t uploaded. Check your connection and try again.',
  },
})
