import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListAddress } from '../../lists/useListAddress'
import { Button } from '../../ui/kit/Button'
import { Section } from '../../ui/kit/Section'
import { messages } from './messages'

interface Props {
  count: number
  /** There are no others, so that there is nothing to fold them away from. */
  alone: boolean
  children: ReactNode
}

/** The retired dogs below the others, folded away; the address says whether they are shown. */
export const RetiredDogs = ({ count, alone, children }: Props) => {
  const { formatMessage } = useIntl()
  const [{ retired }, change] = useListAddress({ retired: ['folded', 'shown'] })
  const isShown = retired === 'shown' || alone
  return (
    <Section
      heading={formatMessage(messages.retired, { count })}
      aside={
        !alone && (
          <Button
            variant="quiet"
            dense
            aria-expanded={isShown}
            onClick={() => change({ retired: isShown ? 'folded' : 'shown' })}
          >
            <FormattedMessage {...messages[isShown ? 'hideRetired' : 'showRetired']} />
          </Button>
        )
      }
    >
      {isShown && children}
    </Section>
  )
}
