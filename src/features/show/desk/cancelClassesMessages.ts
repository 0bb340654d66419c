import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  open: { id: 'show.desk.cancelClasses.open', defaultMessage: 'Cancel classes' },
  title: { id: 'show.desk.cancelClasses.title', defaultMessage: 'Cancel a class, a ring or a day?' },
  text: {
    id: 'show.desk.cancelClasses.text',
    defaultMessage:
      'You can’t undo this. The rest of the show stays as it is. We’ll email everyone who has entered the cancelled classes, with your reason.',
  },
  what: { id: 'show.desk.cancelClasses.what', defaultMessage: 'What to cancel' },
  reason: { id: 'show.desk.cancelClasses.reason', defaultMessage: 'Reason for cancelling' },
  choose: { id: 'show.desk.cancelClasses.choose', defaultMessage: 'Choose' },
  days: { id: 'show.desk.cancelClasses.days', defaultMessage: 'Days' },
  rings: { id: 'show.desk.cancelClasses.rings', defaultMessage: 'Rings' },
  classes: { id: 'show.desk.cancelClasses.classes', defaultMessage: 'Classes' },
  day: {
    id: 'show.desk.cancelClasses.day',
    defaultMessage: '{day}: {classes, plural, one {# class} other {all # classes}}',
  },
  ring: {
    id: 'show.desk.cancelClasses.ring',
    defaultMessage: 'Ring {ring}, {day}: {classes, plural, one {# class} other {# classes}}',
  },
  cls: { id: 'show.desk.cancelClasses.class', defaultMessage: '{day}, {time}, ring {ring}: {type}, {height}' },
  run: {
    id: 'show.desk.cancelClasses.run',
    defaultMessage:
      '{run, plural, one {# dog has run. It keeps its result and isn’t refunded.} other {# dogs have run. They keep their results and aren’t refunded.}}',
  },
  confirm: { id: 'show.desk.cancelClasses.confirm', defaultMessage: 'Cancel and refund' },
  keep: { id: 'show.desk.cancelClasses.keep', defaultMessage: 'Keep everything' },
  changed: {
    id: 'show.desk.cancelClasses.changed',
    defaultMessage: 'The show has changed since you opened this page. Reload it, then choose again.',
  },
})
