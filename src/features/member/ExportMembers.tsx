import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useSaveMembersMutation } from '../../api/member/memberApi'
import { failureOf } from '../../api/failureOf'
import { useOpen } from '../../store/ui/useOpen'
import { Button } from '../../ui/kit/Button'
import { FormError } from '../../ui/kit/FormError'
import { Menu } from '../../ui/kit/Menu'
import { selectionOf, type MemberListState } from './memberList'
import { messages } from './messages'

/** The register as a file, as it is narrowed down. */
export const ExportMembers = ({ chosen }: { chosen: MemberListState }) => {
  const { isOpen, setOpen } = useOpen({ kind: 'menu', menu: 'exportMembers' })
  const [save, saved] = useSaveMembersMutation({ fixedCacheKey: 'members' })
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
            onSelect: () => void save({ as: 'csv', ...selectionOf(chosen) }),
          },
          {
            id: 'xlsx',
            icon: <FileSpreadsheet aria-hidden />,
            label: <FormattedMessage {...messages.xlsx} />,
            note: <FormattedMessage {...messages.xlsxNote} />,
            onSelect: () => void save({ as: 'xlsx', ...selectionOf(chosen) }),
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
