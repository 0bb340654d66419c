import { useIntl } from 'react-intl'
import type { HeightCategory } from '#contract/dog/height'
import { heightBands } from '#contract/dog/heightBands'
import { defineMessages } from './defineMessages'
import { heightMessages } from './domainMessages'
import { useFormats } from './useFormats'

const messages = defineMessages({
  upTo: {
    id: 'dog.heights.upTo',
    defaultMessage: '{name} (up to {to} cm)',
    description: 'The lowest height category with its limit',
  },
  between: {
    id: 'dog.heights.between',
    defaultMessage: '{name} ({from}–{to} cm)',
    description: 'A height category with its limits',
  },
  over: {
    id: 'dog.heights.over',
    defaultMessage: '{name} (over {from} cm)',
    description: 'The highest height category with its limit',
  },
})

/** The name of a height category with its range, for a first reading or a choice. */
export const useHeightNames = () => {
  const { formatMessage } = useIntl()
  const { number } = useFormats()
  return (category: HeightCategory): string => {
    const index = heightBands.findIndex((band) => band.category === category)
    const [below, band] = [heightBands[index - 1], heightBands[index]]
    const name = formatMessage(heightMessages[category])
    if (!band) return name
    const [from, to] = [number((below?.to ?? 0) / 10), number((band.to ?? 0) / 10)]
    if (!below) return formatMessage(messages.upTo, { name, to })
    return formatMessage(messages[band.to === null ? 'over' : 'between'], { name, from, to })
  }
}
