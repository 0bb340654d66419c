import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  draw: { id: 'show.desk.drawDay.draw', defaultMessage: 'Draw all running orders on {day}' },
  title: { id: 'show.desk.drawDay.title', defaultMessage: 'Draw all running orders on {day}?' },
  text: {
    id: 'show.desk.drawDay.text',
    defaultMessage:
      '{classes, plural, one {# class is} other {# classes are}} drawn, with the dogs of one handler as far apart as possible across all rings. Published running orders stay as they are.',
  },
  again: {
    id: 'show.desk.drawDay.again',
    defaultMessage:
      '{orders, plural, one {# class has already been drawn. It’s} other {# classes have already been drawn. They’re}} drawn again, so changes made by hand are lost.',
  },
  confirm: { id: 'show.desk.drawDay.confirm', defaultMessage: 'Draw' },
  keep: { id: 'show.desk.drawDay.keep', defaultMessage: 'Cancel' },
  changed: {
    id: 'show.desk.drawDay.changed',
    defaultMessage: 'A running order has changed since you opened this page. Check the classes, then draw again.',
  },
  done: {
    id: 'show.desk.drawDay.done',
    defaultMessage:
      '{orders, plural, one {# running order} other {# running orders}} drawn for {day}. {kept, plural, =0 {} one {# was kept, as it’s published or the class has begun.} other {# were kept, as they’re published or the classes have begun.}}',
  },
  apart: {
    id: 'show.desk.drawDay.apart',
    defaultMessage: 'All dogs of one handler have at least four runs between them.',
  },
  close: { id: 'show.desk.drawDay.close', defaultMessage: 'Dogs of one handler that still run close together' },
  run: { id: 'show.desk.drawDay.run', defaultMessage: '{dog}: ring {ring}, {time}, place {place}' },
  between: {
    id: 'show.desk.drawDay.between',
    defaultMessage: '{between, plural, =0 {No runs} one {# run} other {# runs}} in between',
  },
})
