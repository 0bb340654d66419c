import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'course.title', defaultMessage: 'Course' },
  loading: { id: 'course.loading', defaultMessage: 'Loading the course' },
  failed: { id: 'course.failed', defaultMessage: 'Couldn’t load the course' },
  failedText: { id: 'course.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'course.missing', defaultMessage: 'Class not found' },
  missingText: {
    id: 'course.missingText',
    defaultMessage: 'Only the show’s judges and reviewers can see its courses, once the show is approved.',
  },
  toDesk: { id: 'course.toDesk', defaultMessage: 'Back to organiser area' },
  changed: {
    id: 'course.changed',
    defaultMessage: 'There is a newer version of this course. Check it, then try again.',
  },
  none: { id: 'course.none', defaultMessage: 'No course yet' },
  noneText: { id: 'course.noneText', defaultMessage: 'The first version is due by {day}.' },
  waiting: { id: 'course.waiting', defaultMessage: 'Waiting for a reviewer. Sign-off is due by {day}.' },
  returned: {
    id: 'course.returned',
    defaultMessage: 'Returned with remarks. Answer them or upload a new version. Sign-off is due by {day}.',
  },
  signed: { id: 'course.signed', defaultMessage: 'Signed off. A new version would need signing off again.' },
  shown: {
    id: 'course.shown',
    defaultMessage: 'This class has been run. Anyone can see its course on the show page.',
  },
  versions: { id: 'course.versions', defaultMessage: 'Versions' },
  version: { id: 'course.version', defaultMessage: 'Version {number}' },
  uploadedBy: { id: 'course.uploadedBy', defaultMessage: '{by}, {day}' },
  picture: { id: 'course.picture', defaultMessage: 'Course plan, version {number}' },
  fullSize: { id: 'course.fullSize', defaultMessage: 'Open version {number} in full size' },
  older: { id: 'course.older', defaultMessage: 'Remarks are added to the newest version.' },
  compareWith: { id: 'course.compareWith', defaultMessage: 'Compare with' },
  compareNone: { id: 'course.compareNone', defaultMessage: 'No other version' },
  how: { id: 'course.how', defaultMessage: 'Layout' },
  beside: { id: 'course.beside', defaultMessage: 'Side by side' },
  over: { id: 'course.over', defaultMessage: 'Overlaid' },
  share: { id: 'course.share', defaultMessage: 'From version {below} to version {above}' },
})

export const remarkMessages = defineMessages({
  heading: { id: 'course.remarks', defaultMessage: 'Remarks' },
  none: { id: 'course.noRemarks', defaultMessage: 'No remarks on this course yet.' },
  open: { id: 'course.open', defaultMessage: 'Open' },
  resolved: { id: 'course.resolved', defaultMessage: 'Resolved' },
  remark: { id: 'course.remark', defaultMessage: 'Remark {letter}' },
  facts: {
    id: 'course.remarkFacts',
    defaultMessage: 'On version {number}, {across, number}% across and {down, number}% down',
  },
  said: { id: 'course.remarkSaid', defaultMessage: '{by}, {day}, {time}' },
  pin: {
    id: 'course.pin',
    defaultMessage: '{isResolved, select, true {Resolved remark} other {Open remark}} {letter}: {text}',
    description: 'The accessible name of a mark on the plan, which leads to its remark',
  },
  toPin: { id: 'course.toPin', defaultMessage: 'Show remark {letter} on the plan' },
  resolve: { id: 'course.resolve', defaultMessage: 'Resolve' },
  resolveOne: { id: 'course.resolveOne', defaultMessage: 'Resolve remark {letter}' },
  reopen: { id: 'course.reopen', defaultMessage: 'Reopen' },
  reopenOne: { id: 'course.reopenOne', defaultMessage: 'Reopen remark {letter}' },
  answer: { id: 'course.answer', defaultMessage: 'Answer' },
  answerAgain: { id: 'course.answerAgain', defaultMessage: 'Change the answer' },
  answerOne: {
    id: 'course.answerOne',
    defaultMessage: '{action}: remark {letter}',
    description: 'The accessible name of a button: Answer: remark A',
  },
  answerLabel: { id: 'course.answerLabel', defaultMessage: 'Your answer to remark {letter}' },
  sendAnswer: { id: 'course.sendAnswer', defaultMessage: 'Send answer' },
  add: { id: 'course.addRemark', defaultMessage: 'Add a remark' },
  addText: { id: 'course.addText', defaultMessage: 'What should change?' },
  across: { id: 'course.across', defaultMessage: 'Across, %' },
  down: { id: 'course.down', defaultMessage: 'Down, %' },
  placeHint: {
    id: 'course.placeHint',
    defaultMessage:
      'Click the plan where the remark belongs. With the keyboard: focus the plan and use the arrow keys, or enter the place below.',
  },
  place: {
    id: 'course.place',
    defaultMessage: 'New remark: {across, number}% across, {down, number}% down',
  },
  noPlace: { id: 'course.noPlace', defaultMessage: 'Choose where on the plan your remark belongs' },
  placeInvalid: { id: 'course.placeInvalid', defaultMessage: 'Choose a place on the plan, or enter 0 to 100' },
  save: { id: 'course.saveRemark', defaultMessage: 'Save remark' },
})

export const signOffMessages = defineMessages({
  heading: { id: 'course.signOff', defaultMessage: 'Sign-off' },
  noOne: { id: 'course.signOffNobody', defaultMessage: 'Version {number} hasn’t been reviewed yet.' },
  signed: { id: 'course.signOffSigned', defaultMessage: 'Signed off {day}' },
  returned: { id: 'course.signOffReturned', defaultMessage: 'Returned {day}' },
  you: { id: 'course.signOffYou', defaultMessage: '{name} (you)' },
  return: {
    id: 'course.return',
    defaultMessage: '{remarks, plural, one {Return with # remark} other {Return with # remarks}}',
  },
  sign: { id: 'course.sign', defaultMessage: 'Sign off version {number}' },
  resolveFirst: {
    id: 'course.resolveFirst',
    defaultMessage:
      'Your open remarks will be emailed to the judge. Resolve these before you sign off: {letters}. Uploading a new version cancels all sign-offs.',
  },
  clears: { id: 'course.clears', defaultMessage: 'Uploading a new version cancels all sign-offs.' },
})

export const uploadMessages = defineMessages({
  first: { id: 'course.upload', defaultMessage: 'Upload the course' },
  next: { id: 'course.uploadNext', defaultMessage: 'Upload version {number}' },
  hint: {
    id: 'course.uploadHint',
    defaultMessage: 'We convert the file to an image and don’t keep the original. For a PDF, we use the first page.',
  },
  clears: {
    id: 'course.uploadClears',
    defaultMessage:
      'We convert the file to an image and don’t keep the original. For a PDF, we use the first page. Uploading a new version cancels all sign-offs.',
  },
  types: { id: 'course.uploadTypes', defaultMessage: 'PDF, PNG, JPEG or SVG' },
  uploading: { id: 'course.uploading', defaultMessage: 'Uploading the course' },
  invalid: {
    id: 'course.uploadInvalid',
    defaultMessage:
      'This file can’t be read as a PDF, PNG, JPEG or SVG drawing. Export it again or choose another one.',
  },
  tooManyPixels: {
    id: 'course.uploadTooManyPixels',
    defaultMessage: 'This picture has too many pixels. Choose one with up to 40 megapixels.',
  },
  failed: {
    id: 'course.uploadFailed',
    defaultMessage: 'The course wasn’t uploaded. Check your connection and try again.',
  },
})
