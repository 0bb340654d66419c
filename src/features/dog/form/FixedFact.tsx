import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { dogFieldMessages } from '../shared/fieldMessages'
import { FormattedMessage } from 'react-intl'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0 } })
const Value = chakra('span', { base: { fontWeight: 'semibold' } })
const Why = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } })

interface Props {
  field: keyof typeof dogFieldMessages
  value: ReactNode
  why: ReactNode
}

/** A value between the fields of a dog that its keepers do not change, and why. */
export const FixedFact = ({ field, value, why }: Props) => (
  <Root>
    <chakra.span textStyle="label">
      <FormattedMessage {...dogFieldMessages[field]} />
    </chakra.span>
    <Value>{value}</Value>
    <Why>{why}</Why>
  </Root>
)
