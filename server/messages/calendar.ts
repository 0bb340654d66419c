import type { ClassType } from '#contract/show/classType'
import type { Locale } from '#contract/shared/locales'

interface CalendarMessages {
  name: string
  run: (run: { dog: string; type: ClassType; ring: number }) => string
  about: (show: string) => string
}

/** The text of a member’s calendar feed. */
export const calendarMessages: Record<Locale, CalendarMessages> = {
  en: {
    name: 'Clear Round: my runs',
    run: ({ dog, type, ring }) => `${dog}: ${type === 'agility' ? 'Agility' : 'Jumping'}, ring ${ring}`,
    about: (show) => `${show}. This is the class start time. Your own run depends on the running order.`,
  },
  pl: {
    name: 'Clear Round: moje starty',
    run: ({ dog, type, ring }) => `${dog}: ${type === 'agility' ? 'Agility' : 'Jumping'}, ring ${ring}`,
    about: (show) => `${show}. To godzina rozpoczęcia biegu. Twój start zależy od listy startowej.`,
  },
}
