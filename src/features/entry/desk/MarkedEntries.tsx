import { Download } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { entriesAtOnce } from '#contract/entry/bulkWithdrawal'
import { failureOf } from '../../../api/failureOf'
import { useSaveEntriesMutation } from '../../../api/entry/deskEntryApi'
import { selectDeskUndo } from '../../../store/entry/deskUndoSlice'
import { useAppSelector } from '../../../store/hooks'
import { useOpen } from '../../../store/ui/useOpen'
import { BulkBar } from '../../../ui/kit/BulkBar'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { bulkMessages, messages } from './messages'
import { UndoWithdrawal } from './UndoWithdrawal'
import type { PaidShowEntry } from './WithdrawAtDesk'

const withdraw = async () => (await import(/* webpackChunkName: "entry-at-desk" */ './WithdrawMarked')).WithdrawMarked

interface Props {
  slug: string
  marked: PaidShowEntry[]
  onClear: () => void
}

/** What the desk can do with several paid entries of a show at once, and what it has just withdrawn. */
export const MarkedEntries = ({ slug, marked, onClear }: Props) => {
  const { isOpen, setOpen } = useOpen(`dialog.withdraw-marked/${slug}`)
  const [saveTable, table] = useSaveEntriesMutation({ fixedCacheKey: `marked entries as a workbook ${slug}` })
  const [saveCsv, csv] = useSaveEntriesMutation({ fixedCacheKey: `marked entries as CSV ${slug}` })
  const isDone = useAppSelector((state) => selectDeskUndo(state) !== null)
  const count = marked.length
  const selection = { slug, class: '', status: '', text: '', ids: marked.map(({ entry }) => entry.id).join(',') }
  return (
    <>
      <BulkBar
        done={<UndoWithdrawal />}
        isDone={isDone}
        count={count}
        counted={<FormattedMessage {...bulkMessages.marked} values={{ count }} />}
        clear={<FormattedMessage {...bulkMessages.clear} />}
        onClear={onClear}
      >
        {count > entriesAtOnce ? (
          <FormattedMessage {...bulkMessages.tooMany} values={{ most: entriesAtOnce }} />
        ) : (
          <>
            <Button variant="outline" dense aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <FormattedMessage {...bulkMessages.withdraw} values={{ count }} />
            </Button>
            <Button
              variant="outline"
              dense
              icon={<Download aria-hidden />}
              pending={table.isLoading}
              onClick={() => void saveTable({ as: 'xlsx', ...selection })}
            >
              <FormattedMessage {...bulkMessages.xlsx} values={{ count }} />
            </Button>
            <Button
              variant="outline"
              dense
              icon={<Download aria-hidden />}
              pending={csv.isLoading}
              onClick={() => void saveCsv({ as: 'csv', ...selection })}
            >
              <FormattedMessage {...bulkMessages.csv} values={{ count }} />
            </Button>
          </>
        )}
        {(failureOf(table) ?? failureOf(csv)) && (
          <FormError>
            <FormattedMessage {...messages.fileFailed} />
          </FormError>
        )}
      </BulkBar>
      {isOpen && (
        <OnDemand name="withdraw-marked" load={withdraw}>
          {(Question) => <Question slug={slug} marked={marked} onClose={() => setOpen(false)} onWithdrawn={onClear} />}
        </OnDemand>
      )}
    </>
  )
}
