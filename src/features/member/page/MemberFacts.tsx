import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { DeskMember } from '#contract/member/member'
import type { Role } from '#contract/account/user'
import { fill, paths } from '#contract/shared/paths'
import { localeNames } from '../../../i18n/localeNames'
import { useFormats } from '../../../i18n/useFormats'
import { Section } from '../../../ui/kit/Section'
import { TextLink } from '../../../ui/kit/TextLink'
import { groupMessages } from '../messages'
import { mailKindMessages, messages } from './messages'

const Facts = chakra('dl', {
  base: {
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '3',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& dt': { textStyle: 'small', color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', textAlign: 'end', overflowWrap: 'anywhere', marginInlineStart: 'auto' },
    '@media (pointer: coarse)': {
      '& a': { display: 'inline-flex', alignItems: 'center', minWidth: '44px', minHeight: '44px' },
    },
  },
})

const roleNames: Partial<Record<Role, (typeof groupMessages)['admin']>> = {
  ROLE_ADMIN: groupMessages.admin,
  ROLE_JUDGE: groupMessages.judge,
  ROLE_REVIEWER: groupMessages.reviewer,
}

/** Who a member is and how to reach them; what is not known is left out. */
export const MemberFacts = ({ member }: { member: DeskMember }) => {
  const { formatMessage, formatList } = useIntl()
  const { longDay, localMoment } = useFormats()
  const { email, emailConfirmed, phone, street, postcode, city, country, birthDate, household, roles } = member
  const address = [street, [postcode, city].filter(Boolean).join(' '), country].filter(Boolean)
  const named = roles.flatMap((role) => roleNames[role] ?? [])
  const lines: [(typeof messages)['email'], ReactNode][] = [
    [
      messages.email,
      <>
        <bdi dir="ltr">{email}</bdi>
        {!emailConfirmed && <span> ({formatMessage(messages.unconfirmed)})</span>}
      </>,
    ],
    [messages.phone, phone && <bdi dir="ltr">{phone}</bdi>],
    [
      messages.livesAt,
      address.length > 0 &&
        address.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            <span>{line}</span>
          </Fragment>
        )),
    ],
    [messages.born, birthDate && longDay(birthDate)],
    [messages.language, localeNames[member.locale]],
    [messages.roles, named.length > 0 && formatList(named.map((role) => formatMessage(role)))],
    [
      messages.logIn,
      formatList([
        formatMessage(messages.lastSeen, {
          seen: member.lastSeenAt === null ? 'no' : 'yes',
          day: member.lastSeenAt && localMoment(member.lastSeenAt).day,
          devices: member.devices,
        }),
        ...(member.twoStep ? [formatMessage(messages.twoStep)] : []),
      ]),
    ],
    [
      messages.household,
      household.length > 0 &&
        household.map(({ id, memberName }, index) => (
          <Fragment key={id}>
            {index > 0 && <span>, </span>}
            <TextLink asChild>
              <Link to={fill(paths.deskMember, { id })}>{memberName}</Link>
            </TextLink>
          </Fragment>
        )),
    ],
    [
      messages.unsubscribed,
      member.unsubscribedFrom.length > 0 &&
        formatList(member.unsubscribedFrom.map((kind) => formatMessage(mailKindMessages[kind]))),
    ],
    [messages.mails, !member.getsMails && formatMessage(messages.noMails)],
  ]
  return (
    <Section heading={<FormattedMessage {...messages.facts} />}>
      <Facts>
        {lines.map(
          ([label, value]) =>
            value && (
              <div key={label.id}>
                <dt>{formatMessage(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
    </Section>
  )
}
