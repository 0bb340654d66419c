import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router'
import { MergeParams } from '#contract/member/merging'
import { parse } from '#contract/shared/parse'
import { fill, paths } from '#contract/shared/paths'
import { useGetDuplicatesQuery } from '../../../api/member/mergingApi'
import { useForm } from '../../../forms/useForm'
import { PersonPicker } from '../../desk/shared/PersonPicker'
import { Dialog } from '../../../ui/kit/Dialog'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { TextLink } from '../../../ui/kit/TextLink'
import { chooseMessages as messages, equalMessages } from '../merging/messages'
import { familyMessages } from './familyMessages'
import type { DialogOfMember } from './dialogOfMember'

/** Accounts that may be the same person's. */
const Duplicates = ({ id }: { id: string }) => {
  const { formatMessage, formatList } = useIntl()
  const { data } = useGetDuplicatesQuery(id)
  if (!data || data.items.length === 0) return null
  return (
    <Section level={3} heading={<FormattedMessage {...messages.likely} />}>
      <RowList>
        {data.items.map(({ id: otherId, memberName, email, equal }) => (
          <Row
            key={otherId}
            title={
              <TextLink asChild>
                <Link to={fill(paths.mergeMembers, { id, otherId })}>
                  <bdi>{memberName}</bdi>, <bdi dir="ltr">{email}</bdi>
                </Link>
              </TextLink>
            }
            facts={
              <FormattedMessage
                {...messages.equal}
                values={{
                  facts: formatList(
                    [messages.name, ...equal.map((fact) => equalMessages[fact])].map((one) => formatMessage(one)),
                  ),
                }}
              />
            }
          />
        ))}
      </RowList>
    </Section>
  )
}

/** Chooses the other account of a member; both are shown next. */
export const MergeMember = ({ member: { id, memberName }, onClose }: DialogOfMember) => {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { of, press, pending, values, leave } = useForm({
    form: `merge-member/${id}`,
    base: { otherId: '' },
    labels: { otherId: formatMessage(messages.person) },
    invalid: { otherId: formatMessage(messages.personInvalid) },
    parse: ({ otherId }) => parse(MergeParams, { id, otherId }),
    leaves: true,
    send: async (params) => {
      await navigate(fill(paths.mergeMembers, params))
      return null
    },
  })
  const close = () => {
    leave()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} values={{ name: memberName }} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      <Duplicates id={id} />
      <PersonPicker
        without={id}
        {...of('otherId')}
        value={values.otherId}
        hint={formatMessage(familyMessages.personHint)}
        option={familyMessages.option}
      />
    </Dialog>
  )
}
