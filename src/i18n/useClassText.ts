import { useLevelText } from './useLevelText'
import { useIntl } from 'react-intl'
import type { ListedClass } from '#contract/show/listedClass'
import { defineMessages } from './defineMessages'
import { heightMessages, typeMessages } from './domainMessages'
import { useFormats } from './useFormats'

const messages = defineMessages({
  short: {
    id: 'show.classShort',
    defaultMessage: '{day} {time} {type} {height}',
    description: 'One class in a list of many: Sat 12 11:00 Jumping Large',
  },
  option: {
    id: 'show.classOption',
    defaultMessage: '{day}, {time}, ring {ring}: {name, select, none {} other {{name}, }}{type}, {height}, {levels}',
    description: 'One class in a list to choose from: Sat 12, 11:00, ring 2: Jumping, Large, Levels 3–5',
  },
})

type ClassFacts = Pick<
  ListedClass,
  'date' | 'startTime' | 'ring' | 'type' | 'height' | 'startLevel' | 'endLevel' | 'scale' | 'name'
>

/** One class as a line of a list to choose from. */
export const useClassText = () => {
  const { formatMessage } = useIntl()
  const { shortDay } = useFormats()
  const levelText = useLevelText()
  return ({ date, startTime: time, ring, type, height, name, ...cls }: ClassFacts): string =>
    formatMessage(messages.option, {
      day: shortDay(date),
      time,
      ring,
      name: name === '' ? 'none' : name,
      type: formatMessage(typeMessages[type]),
      height: formatMessage(heightMessages[height]),
      levels: levelText(cls),
    })
}

/** The same in a list of many, without ring and levels: Sat 19 08:30 Agility Large. */
export const useShortClassText = () => {
  const { formatMessage } = useIntl()
  const { shortDay } = useFormats()
  return ({
    date,
    startTime: time,
    type,
    height,
  }: Omit<ClassFacts, 'ring' | 'startLevel' | 'endLevel' | 'scale' | 'name'>): string =>
    formatMessage(messages.short, {
      day: shortDay(date),
      time,
      type: formatMessage(typeMessages[type]),
      height: formatMessage(heightMessages[height]),
    })
}
