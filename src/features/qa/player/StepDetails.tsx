import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { deltaOf, pathText, valueAt } from '../../../trace/delta'
import { SourceText } from '../../../ui/kit/SourceText'
import { Tabs } from '../../../ui/kit/Tabs'
import { messages } from './messages'
import { requestOf, type OpenedTrace } from './openTrace'

const mostText = 20_000
const mostChanges = 200

/** A value as JSON; of a very long one its beginning. */
const asText = (value: unknown, spaces = 0) => {
  const text = JSON.stringify(value, null, spaces)
  return text.length > mostText ? `${text.slice(0, mostText)}…` : text
}

interface Props {
  opened: OpenedTrace
  step: number
  /** What the sealed frame kept from leaving while it showed this step. */
  blocked: readonly string[]
}

/** What happened at a step: the action, what it changed, and what the application asked for. */
export const StepDetails = ({ opened, step, blocked }: Props) => {
  const { formatMessage } = useIntl()
  const [tab, setTab] = useState('changed')
  const { frames, trace } = opened
  const action = trace.actions[step - 1]
  const changes = useMemo(() => {
    const [before, after] = [frames[step - 1], frames[step]]
    if (!before || !after) return []
    return deltaOf(before, after)
      .slice(0, mostChanges)
      .map(([path]) => ({ path: pathText(path), before: valueAt(before, path), after: valueAt(after, path) }))
  }, [frames, step])
  const valueText = (value: unknown) => (value === undefined ? formatMessage(messages.absent) : asText(value))
  const request = action ? requestOf(action) : null
  const requests = [
    ...(request === null ? [] : [formatMessage(messages.recorded, { name: request })]),
    ...blocked.map((name) => formatMessage(messages.blocked, { name })),
  ]
  const textOf = (lines: string[], none: string) => (
    <SourceText>{lines.length > 0 ? lines.join('\n') : none}</SourceText>
  )
  const tabs = [
    {
      id: 'changed',
      label: <FormattedMessage {...messages.changed} />,
      content: textOf(
        changes.map(({ path, before, after }) => `${path}\n  ${valueText(before)} → ${valueText(after)}`),
        formatMessage(messages.unchanged),
      ),
    },
    {
      id: 'action',
      label: <FormattedMessage {...messages.action} />,
      content: textOf([action ? asText(action, 2) : formatMessage(messages.start)], ''),
    },
    {
      id: 'requests',
      label: <FormattedMessage {...messages.requests} />,
      content: textOf(requests, formatMessage(messages.noRequests)),
    },
  ]
  return (
    <Tabs
      label={formatMessage(messages.stepOf, { step, count: frames.length - 1 })}
      value={tab}
      onChange={setTab}
      tabs={tabs}
    />
  )
}
