import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '../../../store/hooks'
import { selectMemberImport } from '../../../store/member/memberImportSlice'
import { Notice } from '../../../ui/kit/Notice'
import { ImportBar } from './ImportBar'
import { messages } from './messages'
import { RowsTable } from './RowsTable'

/** What would become of each row, and the import. */
export const ReviewStep = () => {
  const { importFailed } = useAppSelector(selectMemberImport)
  return (
    <>
      {importFailed && (
        <Notice tone="warning">
          <FormattedMessage {...messages.importFailed} />
        </Notice>
      )}
      <ImportBar />
      <RowsTable />
    </>
  )
}
