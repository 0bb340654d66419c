import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Notice } from '../../../ui/kit/Notice'
import { Page } from '../../../ui/kit/Page'
import { messages } from './messages'
import { Opening } from './Opening'
import type { OpenedTrace } from './openTrace'
import { Player } from './Player'
import { TraceFile } from './TraceFile'
import { linkOf, useLinkedTrace } from './useLinkedTrace'
import { useRefusalText } from './useRefusalText'

const Files = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: '4' },
})

const Traces = () => {
  const { formatMessage } = useIntl()
  const refusalText = useRefusalText()
  // Files and their states are megabytes that no action changes: not in the store.
  const [first, setFirst] = useState<OpenedTrace | null>(null)
  const [second, setSecond] = useState<OpenedTrace | null>(null)
  const { name, page, linked, firstStep } = useLinkedTrace(setFirst)
  const isMissing = linked === 'missing' || linked === 'pageMissing'
  const refusal = isMissing
    ? formatMessage(messages[linked], { name, page })
    : linked && linked !== 'opening' && refusalText(linked)
  return (
    <Page title={<FormattedMessage {...messages.title} />} lead={<FormattedMessage {...messages.lead} />}>
      <Opening wanted={linked === 'opening'} />
      {refusal && <Notice tone="warning">{refusal}</Notice>}
      <Player
        first={first}
        second={second}
        {...(first?.name === name && { linkTo: (step: number) => linkOf(name, step), firstStep })}
      />
      <Files>
        <TraceFile id="trace" label={formatMessage(messages.traceFile)} onOpen={setFirst} />
        {first && <TraceFile id="second-trace" label={formatMessage(messages.secondFile)} onOpen={setSecond} />}
      </Files>
    </Page>
  )
}

/** Opens one recorded trace, or two to compare. */
export const QaScreen = () => (
  <MessagesOf part="qa">
    <Traces />
  </MessagesOf>
)
