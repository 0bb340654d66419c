import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { numberMessages } from '../../i18n/numberMessages'

const Shape = chakra('span', {
  base: {
    display: 'inline-block',
    textStyle: 'numeralS',
    lineHeight: '1.25',
    minWidth: '1.9em',
    marginInlineEnd: '4px',
    paddingInline: '3px',
    textAlign: 'center',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'plank',
    flexShrink: 0,
  },
})

/** The number that a dog wears in a show, beside its name; nothing until it has one. */
export const Bib = ({ number }: { number: number | null }) => {
  const { formatMessage } = useIntl()
  if (number === null) return null
  return (
    <Shape role="img" aria-label={formatMessage(numberMessages.competitor, { number })}>
      {number}
    </Shape>
  )
}
