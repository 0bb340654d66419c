import { chakra } from '@chakra-ui/react'
import { ArrowRightLeft, Mail, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import type { DogKeepers, SentDogInvitation } from '#contract/dog/keepers'
import { invitationDays } from '#contract/invitation/invitation'
import {
  useGetDogKeepersQuery,
  useSendDogInvitationMutation,
  useCancelDogInvitationMutation,
} from '../../../api/dog/dogSharingApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { DataList } from '../../../ui/kit/DataList'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextField } from '../../../ui/kit/TextField'
import { useLostFocus } from '../../../ui/kit/useLostFocus'
import { InPerson } from '../../account/shared/InPerson'
import { EndManaging } from './EndManaging'
import { readDraft } from './readDraft'
import { sharingMessages as messages } from './sharingMessages'
import { TransferDialog } from './TransferDialog'

/** Invites a manager by email. */
const InviteForm = ({ dog }: { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const { of, ...form } = useFormMutation(useSendDogInvitationMutation, {
    form: 'inviteManager',
    record: { id: dog.id, version: dog.version },
    base: { email: '' },
    labels: { email: formatMessage(messages.email) },
    idPrefix: 'manager-',
    parse: ({ email }) => readDraft(dog.slug, { kind: 'manager', email }),
  })
  const hint = formatMessage(messages.emailHint, { dog: dog.name, days: invitationDays.manager })
  return (
    <Form form={form} variant="outline" icon={<Mail aria-hidden />} action={<FormattedMessage {...messages.invite} />}>
      <TextField type="email" autoComplete="off" hint={hint} {...of('email')} />
    </Form>
  )
}

const Part = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4', paddingTop: '4' },
})
const May = chakra('span', { base: { display: 'block', textStyle: 'small', fontWeight: 'medium', color: 'fg.muted' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const Open = ({ dog, invitation: { id, kind, email, expiresAt } }: { dog: Dog; invitation: SentDogInvitation }) => {
  const { localMoment } = useFormats()
  const [cancel, { isLoading }] = useCancelDogInvitationMutation(useCallKey('cancel invitation'))
  return (
    <Notice
      action={
        <Button
          variant="outline"
          icon={<Undo2 aria-hidden />}
          pending={isLoading}
          onClick={() => void cancel({ slug: dog.slug, id })}
        >
          <FormattedMessage {...messages.cancel} />
        </Button>
      }
    >
      <FormattedMessage
        {...(kind === 'manager' ? messages.sentManager : messages.sentOwner)}
        values={{ email: <bdi>{email}</bdi>, dog: dog.name, date: localMoment(expiresAt).day }}
      />
    </Notice>
  )
}

const Transfer = ({ dog }: { dog: Dog }) => {
  const dialog = useOpen({ kind: 'dialog', dialog: 'transferDog' })
  return (
    <>
      <Button variant="quiet" icon={<ArrowRightLeft aria-hidden />} onClick={() => dialog.setOpen(true)}>
        <FormattedMessage {...messages.transfer} />
      </Button>
      <TransferDialog dog={dog} open={dialog.isOpen} onClose={() => dialog.setOpen(false)} />
    </>
  )
}

const Known = ({ dog, keepers: { owner, manager, invitation } }: { dog: Dog; keepers: DogKeepers }) => {
  const { formatMessage } = useIntl()
  const named = (name: string, isReader: boolean, may: (typeof messages)['ownerMay']): ReactNode => (
    <>
      <bdi>{isReader ? formatMessage(messages.you, { name }) : name}</bdi>
      <May>
        <FormattedMessage {...may} />
      </May>
    </>
  )
  const part = useLostFocus(`${invitation?.id} ${manager}`)
  return (
    <>
      <DataList
        items={[
          { label: formatMessage(messages.owner), value: named(owner, dog.owned, messages.ownerMay) },
          {
            label: formatMessage(messages.manager),
            value: named(manager ?? formatMessage(messages.noOne), manager !== null && !dog.owned, messages.managerMay),
          },
        ]}
      />
      <Part ref={part} tabIndex={-1}>
        <InPerson>
          {invitation && <Open dog={dog} invitation={invitation} />}
          {dog.owned && manager === null && invitation === null && !dog.retired && <InviteForm dog={dog} />}
          <Actions>
            {manager !== null && <EndManaging dog={dog} manager={manager} />}
            {dog.owned && invitation === null && <Transfer dog={dog} />}
          </Actions>
        </InPerson>
      </Part>
    </>
  )
}

/** Who looks after a dog and what each may do; its owner invites and ends, its manager leaves. */
export const Keepers = ({ dog }: { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useGetDogKeepersQuery(dog.slug)
  return (
    <Section heading={formatMessage(messages.heading, { dog: dog.name })}>
      {data && <Known dog={dog} keepers={data} />}
      {!data && isError && (
        <ErrorState heading={formatMessage(messages.failed, { dog: dog.name })} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!data && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
    </Section>
  )
}
