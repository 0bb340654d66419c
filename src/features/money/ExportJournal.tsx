import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { failureOf } from '../../api/failureOf'
import { useSaveJournalMutation } from '../../api/money/moneyApi'
import { useOpen } from '../../store/ui/useOpen'
import { Button } from '../../ui/kit/Button'
import { FormError } from '../../ui/kit/FormError'
import { Menu } from '../../ui/kit/Menu'
import { messages } from './ledgerMessages'

/** A month's journal as a file, for the accountant. */
export const ExportJournal = ({ month }: { month: string }) => {
  const { isOpen, setOpen } = useOpen({ kind: 'menu', menu: 'exportJournal' })
  const [save, saved] = useSaveJournalMutation({ fixedCacheKey: 'journal' })
  return (
    <>
      <Menu
        isOpen={isOpen}
        setOpen={setOpen}
        button={
          <Button variant="outline" icon={<Download aria-hidden />} pending={saved.isLoading}>
            <FormattedMessage {...messages.export} />
          </Button>
        }
        actions={[
          {
            id: 'csv',
            icon: <FileText aria-hidden />,
            label: <FormattedMessage {...messages.csv} />,
            note: <FormattedMessage {...messages.csvNote} />,
            onSelect: () => void save({ as: 'csv', month }),
          },
          {
            id: 'xlsx',
            icon: <FileSpreadsheet aria-hidden />,
            label: <FormattedMessage {...messages.xlsx} />,
            note: <FormattedMessage {...messages.xlsxNote} />,
            onSelect: () => void save({ as: 'xlsx', month }),
          },
        ]}
      />
      {failureOf(saved) && (
        <FormError>
          <FormattedMessage {...messages.fileFailed} />
        </FormError>
      )}
    </>
  )
}
