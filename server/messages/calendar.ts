import type { ClassType } from '#contract/classType'
import type { Locale } from '#contract/locales'

interface CalendarMessages {
  name: string
  run: (run: { dog: string; type: ClassType; ring: number }) => string
  about: (show: string) => string
}

/** What stands in the calendar feed of a member. */
export const calendarMessages: Record<Locale, CalendarMessages> = {
  en: {
    name: 'Clear Round: my runs',
    run: ({ dog, type, ring }) => `${dog}: ${type === 'agility' ? 'Agility' : 'Jumping'}, ring ${ring}`,
    about: (show) => `${show}. The time is when the class starts.`,
  },
  pl: {
    name: 'Clear Round: moje starty',
    run: ({ dog, type, ring }) => `${dog}: ${type === 'agility' ? 'Agility' : 'Jumping'}, ring ${ring}`,
    about: (show) => `${show}. Podano godzinę rozpoczęcia biegu.`,
  },
}
