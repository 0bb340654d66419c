import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { failureOf } from '../../../api/failureOf'
import type { Overlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { Menu } from '../../../ui/kit/Menu'

interface Props {
  menu: Extract<Overlay, { kind: 'menu' }>['menu']
  messages: Record<'export' | 'csv' | 'csvNote' | 'xlsx' | 'xlsxNote' | 'fileFailed', MessageDescriptor>
  saved: { isLoading: boolean; error?: unknown }
  onSave: (as: 'csv' | 'xlsx') => void
}

/** The menu by which a table is saved as a file of either kind. */
export const SaveTable = ({ menu, messages, saved, onSave }: Props) => {
  const { isOpen, setOpen } = useOpen({ kind: 'menu', menu })
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
            onSelect: () => onSave('csv'),
          },
          {
            id: 'xlsx',
            icon: <FileSpreadsheet aria-hidden />,
            label: <FormattedMessage {...messages.xlsx} />,
            note: <FormattedMessage {...messages.xlsxNote} />,
            onSelect: () => onSave('xlsx'),
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
