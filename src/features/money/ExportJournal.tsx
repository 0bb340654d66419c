import { useSaveJournalMutation } from '../../api/money/moneyApi'
import { SaveTable } from '../desk/shared/SaveTable'
import { messages } from './ledgerMessages'

/** A month's journal as a file, for the accountant. */
export const ExportJournal = ({ month }: { month: string }) => {
  const [save, saved] = useSaveJournalMutation({ fixedCacheKey: 'journal' })
  return <SaveTable menu="exportJournal" messages={messages} saved={saved} onSave={(as) => void save({ as, month })} />
}
