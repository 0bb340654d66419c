import type { MessageDescriptor } from 'react-intl'
import type { CourseProgress } from '#contract/course/course'
import { defineMessages } from '../../../i18n/defineMessages'

export const classMessages = defineMessages({
  heading: { id: 'deskShows.classesHeading', defaultMessage: 'Running orders and results' },
  entries: {
    id: 'deskShows.classEntries',
    defaultMessage: 'Ring {ring}, {entries, plural, =0 {no entries} one {# dog} other {# dogs}}.',
  },
  orderNone: { id: 'deskShows.orderNone', defaultMessage: 'Not drawn.' },
  orderDrawn: { id: 'deskShows.orderDrawn', defaultMessage: 'Drawn, not published.' },
  orderPublished: {
    id: 'deskShows.orderPublished',
    defaultMessage: 'Running order published{revision, plural, =1 {} one {, version #} other {, version #}}.',
  },
  resultsIn: { id: 'deskShows.resultsIn', defaultMessage: '{results} of {entries} results entered.' },
  resultsPublished: { id: 'deskShows.resultsPublished', defaultMessage: 'Results published.' },
  order: { id: 'deskShows.orderLink', defaultMessage: 'Running order' },
  results: { id: 'deskShows.resultsLink', defaultMessage: 'Results' },
  course: { id: 'deskShows.courseLink', defaultMessage: 'Course' },
  linkOf: {
    id: 'deskShows.classLink',
    defaultMessage: '{link}: {time}, {cls}',
    description: 'The accessible name of a link: Results: 09:30, Agility, Large',
  },
})

/** How far the course of a class is. */
export const courseMessages: Record<CourseProgress, MessageDescriptor> = defineMessages({
  none: { id: 'deskShows.courseNone', defaultMessage: 'No course.' },
  review: { id: 'deskShows.courseReview', defaultMessage: 'Course to be reviewed.' },
  returned: { id: 'deskShows.courseReturned', defaultMessage: 'Course returned with remarks.' },
  signed: { id: 'deskShows.courseSigned', defaultMessage: 'Course signed off.' },
})
