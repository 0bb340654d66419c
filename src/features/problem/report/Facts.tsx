import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePort } from '../../../store/hooks'
import { DataList } from '../../../ui/kit/DataList'
import { SourceText } from '../../../ui/kit/SourceText'
import type { ReportFile } from '../file/makeFile'
import { messages } from './messages'
import { version } from './useReportForm'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })

/** What is sent besides the text and the steps. */
export const Facts = ({ page, file }: { page: string; file: ReportFile | null }) => {
  const { formatMessage } = useIntl()
  const { effects } = usePort()
  const error = file?.origin?.error
  // Of the page that is open, and not of its state: a replay has neither.
  const here = (text: string) => <bdi data-outside-state>{text}</bdi>
  const items = [
    { id: 'page', label: formatMessage(messages.page), value: page },
    { id: 'version', label: formatMessage(messages.version), value: here(version) },
    { id: 'browser', label: formatMessage(messages.browser), value: here(effects.network.userAgent()) },
  ]
  return (
    <Root>
      <DataList items={items} />
      {error && (
        <>
          <p>
            <FormattedMessage {...messages.error} />
          </p>
          <SourceText label={formatMessage(messages.error)}>
            {[error.message, error.stack].filter(Boolean).join('\n\n')}
          </SourceText>
        </>
      )}
    </Root>
  )
}
