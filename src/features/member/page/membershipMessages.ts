import { defineMessages } from '../../../i18n/defineMessages'

export const correctMessages = defineMessages({
  open: { id: 'member.correct.open', defaultMessage: 'Change renewal date' },
  title: { id: 'member.correct.title', defaultMessage: 'Change the renewal date' },
  text: {
    id: 'member.correct.text',
    defaultMessage: 'Nothing is charged or refunded. The date and the reason stay in the history.',
  },
  until: { id: 'member.correct.until', defaultMessage: 'Last day of membership' },
  action: { id: 'member.correct.action', defaultMessage: 'Change date' },
})

export const pauseMessages = defineMessages({
  open: { id: 'member.pause.open', defaultMessage: 'Pause membership' },
  title: { id: 'member.pause.title', defaultMessage: 'Pause this membership?' },
  text: {
    id: 'member.pause.text',
    defaultMessage:
      'From today, {name} can’t enter shows. {days, plural, one {The # day left is} other {The # days left are}} kept until you resume the membership. Paid entries stay.',
  },
  resumeOpen: { id: 'member.pause.resumeOpen', defaultMessage: 'Resume membership' },
  resumeTitle: { id: 'member.pause.resumeTitle', defaultMessage: 'Resume this membership?' },
  resumeText: {
    id: 'member.pause.resumeText',
    defaultMessage: 'The membership is active again from today. Its last day will be {day}.',
  },
})

export const endMessages = defineMessages({
  open: { id: 'member.end.open', defaultMessage: 'End membership' },
  title: { id: 'member.end.title', defaultMessage: 'End this membership?' },
  text: {
    id: 'member.end.text',
    defaultMessage:
      'The membership ends now, so {name} can no longer enter shows. Paid entries stay, and nothing is refunded automatically.',
  },
  because: { id: 'member.end.because', defaultMessage: 'Why it’s ending' },
  left: { id: 'member.end.left', defaultMessage: 'They left the club' },
  expelled: { id: 'member.end.expelled', defaultMessage: 'Expelled' },
  deceased: { id: 'member.end.deceased', defaultMessage: 'They died' },
  refunded: { id: 'member.end.refunded', defaultMessage: 'Their fee was refunded' },
  deceasedHint: { id: 'member.end.deceasedHint', defaultMessage: 'We send no more emails to someone who has died.' },
  keep: { id: 'member.end.keep', defaultMessage: 'Keep membership' },
})
