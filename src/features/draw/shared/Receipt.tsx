import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { drawMessages as messages } from './drawMessages'

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > code': { fontWeight: 'bold', whiteSpace: 'nowrap' },
  },
})

/** The number under which a member finds themselves in the published draw. */
export const Receipt = ({ receipt }: { receipt: string }) => (
  <Line>
    <FormattedMessage {...messages.receipt} />
    <code>{receipt}</code>
  </Line>
)
