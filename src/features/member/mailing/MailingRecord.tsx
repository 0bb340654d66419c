import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { leftOutReasons } from '#contract/member/mailKinds'
import type { Mailing } from '#contract/member/mailing'
import { useCancelMailingMutation } from '../../../api/member/mailingApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { DataList } from '../../../ui/kit/DataList'
import { Dialog } from '../../../ui/kit/Dialog'
import { Figures } from '../../../ui/kit/Figures'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { LeftOut } from './AudienceCount'
import {
  audienceMessages,
  draftMessages,
  figureMessages,
  kindMessages,
  listMessages,
  recordMessages as messages,
} from './messages'
import { Preview } from './Preview'
import { useAudienceText } from './useAudienceText'
import { WriteMailing } from './WriteMailing'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const Cancel = ({ id }: { id: string }) => {
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'cancelMailing', of: id })
  const [cancel, cancelled] = useCancelMailingMutation(useCallKey('cancel mailing'))
  const confirm = async () => {
    if ('data' in (await cancel(id))) setOpen(false)
  }
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.cancel} />
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          irreversible
          title={<FormattedMessage {...messages.cancelTitle} />}
          text={<FormattedMessage {...messages.cancelText} />}
          confirm={{
            action: <FormattedMessage {...messages.cancel} />,
            keep: <FormattedMessage {...messages.cancelKeep} />,
            pending: cancelled.isLoading,
            onConfirm: () => void confirm(),
          }}
        />
      )}
    </>
  )
}

const figures = ['recipients', 'sent', 'waiting', 'failed', 'stopped', 'bounced', 'unsubscribed'] as const

/** An email that is no draft any more: what became of it, to whom it went, and its words. */
export const MailingRecord = ({ mailing }: { mailing: Mailing }) => {
  const { formatMessage, formatNumber } = useIntl()
  const { localMoment, instant } = useFormats()
  const audienceText = useAudienceText()
  const { id, state, kind, audience, counts, sendAt, startedAt, endedAt, leftOut, timeZone, writerName } = mailing
  const momentOf = (at: string) => formatMessage(listMessages.moment, localMoment(at))
  const isOver = state === 'sent' || state === 'cancelled'
  return (
    <>
      {state !== 'draft' && (
        <Notice tone={state === 'cancelled' ? 'warning' : 'info'}>
          <FormattedMessage
            {...messages[state]}
            values={{ moment: sendAt && instant(sendAt, timeZone), zone: timeZone }}
          />
        </Notice>
      )}
      {startedAt && (
        <Figures
          label={formatMessage(figureMessages.label)}
          figures={figures
            .filter((name) => ['recipients', 'sent'].includes(name) || counts[name] > 0)
            .map((name) => ({
              id: name,
              figure: formatNumber(counts[name]),
              label: formatMessage(figureMessages[name]),
            }))}
        />
      )}
      <Actions>
        {!isOver && <Cancel id={id} />}
        <WriteMailing variant="outline" mailing={{ audience, copyOf: id }}>
          <FormattedMessage {...messages.copy} />
        </WriteMailing>
      </Actions>
      <Section heading={<FormattedMessage {...messages.facts} />}>
        <DataList
          items={[
            { label: formatMessage(audienceMessages.heading), value: <bdi>{audienceText(audience)}</bdi> },
            { label: formatMessage(draftMessages.kind), value: formatMessage(kindMessages[kind]) },
            {
              label: formatMessage(messages.writer),
              value: <bdi>{writerName ?? formatMessage(listMessages.deletedWriter)}</bdi>,
            },
            ...(startedAt ? [{ label: formatMessage(messages.started), value: momentOf(startedAt) }] : []),
            ...(endedAt ? [{ label: formatMessage(messages.ended), value: momentOf(endedAt) }] : []),
            ...(leftOut && leftOutReasons.some((reason) => leftOut[reason] > 0)
              ? [{ label: formatMessage(messages.leftOut), value: <LeftOut leftOut={leftOut} /> }]
              : []),
          ]}
        />
      </Section>
      <Preview id={id} heading="message" />
    </>
  )
}
