import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sheetMessages as messages } from './messages'

const Root = chakra('ul', {
  base: {
    listStyle: 'none',
    // A phone has no such keys.
    display: { base: 'none', md: 'flex' },
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '2',
    textStyle: 'small',
    color: 'fg.muted',
  },
})
const Key = chakra('kbd', {
  base: {
    textStyle: 'label',
    color: 'fg',
    bg: 'bg.panel',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'plank',
    paddingInline: '7px',
    paddingBlock: '2px',
    marginInlineEnd: '2',
  },
})

const keys = [
  ['Tab', messages.keyTab],
  ['Enter', messages.keyEnter],
  ['↑ ↓', messages.keyArrows],
  ['E', messages.keyE],
  ['N', messages.keyN],
] as const

/** The keys of the grid. */
export const Keys = () => {
  const { formatMessage } = useIntl()
  return (
    <Root role="list" aria-label={formatMessage(messages.keysLabel)}>
      {keys.map(([key, does]) => (
        <li key={key}>
          <Key>{key}</Key>
          <FormattedMessage {...does} />
        </li>
      ))}
    </Root>
  )
}
