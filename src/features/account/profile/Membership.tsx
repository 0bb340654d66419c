import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { membershipOn } from '#contract/membership/renewal'
import type { User } from '#contract/account/user'
import { useFormats } from '../../../i18n/useFormats'
import { useDay } from '../../../store/access/today'
import { Button } from '../../../ui/kit/Button'
import { DataList } from '../../../ui/kit/DataList'
import { Section } from '../../../ui/kit/Section'
import { StateTag } from '../../../ui/kit/StateTag'
import { messages } from './profileMessages'

const Way = chakra('div', { base: { marginTop: '4' } })

const tones = { active: 'success', always: 'success', paused: 'warning', lapsed: 'warning', none: 'neutral' } as const

/** The membership: its state in words, its dates, and the way to pay for more of it. */
export const Membership = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const state = membershipOn(user, useDay())
  const day = (iso: string | null) => (iso ? longDay(iso.slice(0, 10)) : formatMessage(messages.noDate))
  return (
    <Section heading={<FormattedMessage {...messages.membership} />}>
      <DataList
        items={[
          {
            label: formatMessage(messages.state),
            value: <StateTag tone={tones[state]}>{formatMessage(messages[state])}</StateTag>,
          },
          ...(user.memberNumber ? [{ label: formatMessage(messages.memberNumber), value: user.memberNumber }] : []),
          { label: formatMessage(messages.since), value: day(user.registeredAt) },
          { label: formatMessage(messages.renewal), value: day(user.renewalDate) },
        ]}
      />
      <Way>
        <Button asChild variant="outline">
          <Link to={paths.registrationOptions}>
            <FormattedMessage {...(user.registeredAt === null ? messages.pay : messages.renew)} />
          </Link>
        </Button>
      </Way>
    </Section>
  )
}
