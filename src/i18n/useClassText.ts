import { useIntl } from 'react-intl'
import type { ShowClass } from '#contract/show'
import { defineMessages } from './defineMessages'
import { heightMessages, levelMessages, typeMessages } from './domainMessages'
import { useFormats } from './useFormats'

type ClassFacts = Pick<ShowClass, 'date' | 'startTime' | 'ring' | 'type' | 'height' | 'startLevel' | 'endLevel'>

const messages = defineMessages({
  option: {
    id: 'classOption',
    defaultMessage: '{day}, {time}, ring {ring}: {type}, {height}, {levels}',
    description: 'One class in a list to choose from: Sat 12, 11:00, ring 2: Jumping, Large, Levels 3–5',
  },
})

/** One class as a line of a list to choose from. */
export const useClassText = () => {
  const { formatMessage } = useIntl()
  const { shortDay } = useFormats()
  return ({ date, startTime: time, ring, type, height, startLevel: from, endLevel: to }: ClassFacts): string =>
    formatMessage(messages.option, {
      ...{ day: shortDay(date), time, ring },
      type: formatMessage(typeMessages[type]),
      height: formatMessage(heightMessages[height]),
      levels:
        from === to
          ? formatMessage(levelMessages.one, { rank: from })
          : formatMessage(levelMessages.span, { from, to }),
    })
}
