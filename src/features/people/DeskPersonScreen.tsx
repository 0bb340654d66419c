import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { openDesk } from '#contract/access/screenPolicies'
import type { Appointment, DeskPerson } from '#contract/people/people'
import { paths } from '#contract/shared/paths'
import { useGetDeskPersonQuery } from '../../api/people/peopleApi'
import { selectAllowed } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { useRouteParams } from '../../store/router/useRouteParams'
import { selectNow } from '../../store/ui/uiSlice'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Page } from '../../ui/kit/Page'
import { DeskTrail } from '../desk/shared/DeskTrail'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { RecordWaiting } from '../desk/shared/RecordWaiting'
import { AppointmentRow } from './AppointmentRow'
import { messages, personMessages } from './messages'
import { PersonAccount } from './PersonAccount'
import { RenameForm } from './RenameForm'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '7' } })

const AllPeople = () => (
  <TextLink asChild alone>
    <Link to={paths.deskPeople}>
      <FormattedMessage {...personMessages.all} />
    </Link>
  </TextLink>
)

const Appointments = ({
  appointments,
  none,
}: {
  appointments: Appointment[]
  none: (typeof personMessages)['past']
}) =>
  appointments.length === 0 ? (
    <p>
      <FormattedMessage {...none} />
    </p>
  ) : (
    <RowList>
      {appointments.map((one) => (
        <AppointmentRow key={`${one.role} ${one.slug}`} appointment={one} />
      ))}
    </RowList>
  )

const Known = ({ person }: { person: DeskPerson }) => {
  const isAdmin = useAppSelector((all) => selectAllowed(all, openDesk))
  const today = useAppSelector(selectNow).slice(0, 10)
  const { name, own, appointments } = person
  const isAhead = ({ endDate }: Appointment) => endDate >= today
  return (
    <Page
      before={<DeskTrail section="people" />}
      title={<bdi>{name}</bdi>}
      width="column"
      aside={
        own && (
          <StateTag>
            <FormattedMessage {...personMessages.you} />
          </StateTag>
        )
      }
    >
      <Parts>
        <Section heading={<FormattedMessage {...personMessages.ahead} />}>
          <Appointments appointments={appointments.filter(isAhead).reverse()} none={personMessages.noneAhead} />
        </Section>
        {isAdmin && <PersonAccount person={person} />}
        {isAdmin && <RenameForm person={person} />}
        <Section heading={<FormattedMessage {...personMessages.past} />}>
          <Appointments appointments={appointments.filter((one) => !isAhead(one))} none={personMessages.nonePast} />
        </Section>
      </Parts>
    </Page>
  )
}

const Read = () => {
  const { formatMessage } = useIntl()
  const { id } = useRouteParams(paths.deskPerson) ?? { id: '' }
  const query = useGetDeskPersonQuery(id, { refetchOnFocus: true })
  if (query.currentData) return <Known person={query.currentData} />
  return (
    <Page title={formatMessage(personMessages.title)} before={<DeskTrail section="people" />} width="column">
      <RecordWaiting query={query} messages={{ ...messages, ...personMessages }} out={<AllPeople />} />
    </Page>
  )
}

/** /desk/people/{id}: what someone judges and approves, where and when; for admins their account and their name. */
export const DeskPersonScreen = () => (
  <MessagesOf part="people">
    <Read />
  </MessagesOf>
)
