import { useSaveMembersMutation } from '../../api/member/memberApi'
import { SaveTable } from '../desk/shared/SaveTable'
import { selectionOf, type MemberListState } from './memberList'
import { messages } from './messages'

/** The register as a file, as it is narrowed down. */
export const ExportMembers = ({ chosen }: { chosen: MemberListState }) => {
  const [save, saved] = useSaveMembersMutation({ fixedCacheKey: 'members' })
  return (
    <SaveTable
      menu="exportMembers"
      messages={messages}
      saved={saved}
      onSave={(as) => void save({ as, ...selectionOf(chosen) })}
    />
  )
}
