import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { pausedOn } from '#contract/membership/renewal'
import { paths } from '#contract/shared/paths'
import type { User } from '#contract/account/user'
import { useGetCurrentPurchasesQuery } from '../../api/purchase/purchaseListsApi'
import { useFormats } from '../../i18n/useFormats'
import { useDay } from '../../store/access/today'
import { Button } from '../../ui/kit/Button'
import { Numeral } from '../../ui/kit/Numeral'
import { Pole } from '../../ui/kit/Pole'
import { Section } from '../../ui/kit/Section'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { membershipBar } from './membershipBar'
import { messages } from './messages'

const Lines = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '2' } })
const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    fontWeight: 'semibold',
  },
})
const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

const stateStyles = {
  active: { tone: 'success', message: messages.active },
  ending: { tone: 'warning', message: messages.ending },
  paused: { tone: 'warning', message: messages.paused },
  lapsed: { tone: 'warning', message: messages.lapsed },
  always: { tone: 'success', message: messages.always },
} as const
const numeral = (label: ReactNode) => <Numeral size="l">{label}</Numeral>

/**
 * The state of a membership: until when, how many days are left, and the bar of its time, which drains like a hold’s.
 */
export const Membership = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const today = useDay()
  const { data, isError } = useGetCurrentPurchasesQuery()
  const { state, daysLeft, share } = membershipBar(user, today, data?.items)
  if (state === 'none') return null
  const { tone, message } = stateStyles[state]
  const date = user.renewalDate && longDay(user.renewalDate)
  // How long it was paid for is known from what was paid: until then the bar is there and empty.
  const known = data !== undefined || isError
  return (
    <Section
      heading={formatMessage(messages.membership)}
      aside={
        <StateTag tone={tone}>
          <FormattedMessage {...message} />
        </StateTag>
      }
    >
      <Lines>
        {state === 'lapsed' && date && (
          <p>
            <FormattedMessage {...messages.ranOut} values={{ date }} />
          </p>
        )}
        {state === 'paused' && (
          <p>
            <FormattedMessage {...messages.pausedText} values={{ days: pausedOn(user, today) }} />
          </p>
        )}
        {date && (state === 'active' || state === 'ending') && (
          <Line>
            <span>
              <FormattedMessage {...messages.until} values={{ date }} />
            </span>{' '}
            <span>
              <FormattedMessage {...messages.daysLeft} values={{ days: daysLeft, b: numeral }} />
            </span>
          </Line>
        )}
        {share !== null && <Pole share={known ? share : 0} />}
        {user.registeredAt && (
          <Small>
            <FormattedMessage {...messages.since} values={{ date: longDay(user.registeredAt.slice(0, 10)) }} />
          </Small>
        )}
        <p>
          <TextLink asChild alone>
            <Link to={paths.purchases}>
              <FormattedMessage {...messages.purchases} />
            </Link>
          </TextLink>
        </p>
        {(state === 'ending' || state === 'lapsed') && (
          <chakra.div marginTop="2">
            <Button asChild variant="outline">
              <Link to={paths.registrationOptions}>
                <FormattedMessage {...messages.renewNow} />
              </Link>
            </Button>
          </chakra.div>
        )}
      </Lines>
    </Section>
  )
}
