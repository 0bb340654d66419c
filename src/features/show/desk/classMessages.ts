import type { MessageDescriptor } from 'react-intl'
import type { CourseProgress } from '#contract/course/course'
import { defineMessages } from '../../../i18n/defineMessages'

export const classMessages = defineMessages({
  heading: { id: 'show.desk.classesHeading', defaultMessage: 'Running orders and results' },
  entries: {
    id: 'show.desk.classEntries',
    defaultMessage: 'Ring {ring}, {entries, plural, =0 {no entries} one {# dog} other {# dogs}}.',
  },
  orderNone: { id: 'show.desk.orderNone', defaultMessage: 'Not drawn.' },
  orderDrawn: { id: 'show.desk.orderDrawn', defaultMessage: 'Drawn, not published.' },
  orderPublished: {
    id: 'show.desk.orderPublished',
    defaultMessage: 'Running order published{revision, plural, =1 {} one {, version #} other {, version #}}.',
  },
  resultsIn: { id: 'show.desk.resultsIn', defaultMessage: '{results} of {entries} results entered.' },
  resultsPublished: { id: 'show.desk.resultsPublished', defaultMessage: 'Results published.' },
  cancelled: { id: 'show.desk.classCancelled', defaultMessage: 'Cancelled' },
  order: { id: 'show.desk.orderLink', defaultMessage: 'Running order' },
  results: { id: 'show.desk.resultsLink', defaultMessage: 'Results' },
  course: { id: 'show.desk.courseLink', defaultMessage: 'Course' },
  linkOf: {
    id: 'show.desk.classLink',
    defaultMessage: '{link}: {time}, {cls}',
    description: 'The accessible name of a link: Results: 09:30, Agility, Large',
  },
})

/** How far the course of a class is. */
export const courseMessages: Record<CourseProgress, MessageDescriptor> = defineMessages({
  none: { id: 'show.desk.courseNone', defaultMessage: 'No course.' },
  review: { id: 'show.desk.courseReview', defaultMessage: 'Course to be reviewed.' },
  returned: { id: 'show.desk.courseReturned', defaultMessage: 'Course returned with remarks.' },
  signed: { id: 'show.desk.courseSigned', defaultMessage: 'Course signed off.' },
})
