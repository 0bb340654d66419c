import { messagesPart } from '../../ui/kit/messagesPart'

/** The sentences of the review of courses. */
export const CourseMessages = messagesPart('course', {
  en: () => import(/* webpackChunkName: "course-messages" */ '../../i18n/locales/en.json?part=course'),
  pl: () => import(/* webpackChunkName: "course-messages" */ '../../i18n/locales/pl.json?part=course'),
})
