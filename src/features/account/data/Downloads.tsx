import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ownDataParts } from '#contract/account/ownData'
import {
  useSaveOwnDataMutation,
  useSaveOwnTableMutation,
  useSaveOwnWorkbookMutation,
} from '../../../api/account/ownDataApi'
import { Button } from '../../../ui/kit/Button'
import { Section } from '../../../ui/kit/Section'
import { messages, partMessages } from './dataMessages'
import { useCallKey } from '../../../store/router/useCallKey'

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } })

/** Everything that is kept, as one file for programs and as tables for people. */
export const Downloads = () => {
  const { formatMessage } = useIntl()
  const [saveAll, all] = useSaveOwnDataMutation(useCallKey('save all'))
  const [saveWorkbook, workbook] = useSaveOwnWorkbookMutation(useCallKey('save workbook'))
  const [saveTable, table] = useSaveOwnTableMutation(useCallKey('save table'))
  return (
    <Section heading={formatMessage(messages.download)}>
      <p>
        <FormattedMessage {...messages.downloadText} />
      </p>
      <Buttons>
        <Button icon={<Download aria-hidden />} pending={all.isLoading} onClick={() => void saveAll()}>
          <FormattedMessage {...messages.everything} />
        </Button>
        <Button variant="outline" pending={workbook.isLoading} onClick={() => void saveWorkbook()}>
          <FormattedMessage {...messages.workbook} />
        </Button>
        {ownDataParts.map((part) => (
          <Button key={part} variant="outline" pending={table.isLoading} onClick={() => void saveTable(part)}>
            <FormattedMessage {...messages.table} values={{ part: formatMessage(partMessages[part]) }} />
          </Button>
        ))}
      </Buttons>
      <div role="status">
        {[all, workbook, table].some(({ isSuccess }) => isSuccess) && (
          <chakra.p marginTop="3">
            <FormattedMessage {...messages.saved} />
          </chakra.p>
        )}
      </div>
    </Section>
  )
}
