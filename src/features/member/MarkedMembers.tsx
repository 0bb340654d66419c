import { Download, IdCard } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { membersAtOnce, type MemberRow } from '#contract/member/register'
import { useSaveMemberCardsMutation, useSaveMembersMutation } from '../../api/member/memberApi'
import { failureOf } from '../../api/failureOf'
import { BulkBar } from '../../ui/kit/BulkBar'
import { Button } from '../../ui/kit/Button'
import { FormError } from '../../ui/kit/FormError'
import { everyone } from './mailing/audience'
import { WriteMailing } from './mailing/WriteMailing'
import { messages } from './messages'

const Actions = ({ marked }: { marked: MemberRow[] }) => {
  const [save, saved] = useSaveMembersMutation({ fixedCacheKey: 'marked members' })
  const [saveCards, cards] = useSaveMemberCardsMutation({ fixedCacheKey: 'cards of marked members' })
  const ids = marked.map(({ id }) => id)
  return (
    <>
      {(failureOf(saved) ?? failureOf(cards)) && (
        <FormError>
          <FormattedMessage {...messages.fileFailed} />
        </FormError>
      )}
      <WriteMailing variant="outline" dense mailing={{ audience: { ...everyone, ids }, copyOf: null }}>
        <FormattedMessage {...messages.emailThese} />
      </WriteMailing>
      {(['csv', 'xlsx'] as const).map((as) => (
        <Button
          key={as}
          variant="outline"
          dense
          icon={<Download aria-hidden />}
          onClick={() => void save({ as, ids: ids.join(','), text: '', state: '', group: '' })}
        >
          <FormattedMessage {...messages[as]} />
        </Button>
      ))}
      <Button
        variant="outline"
        dense
        icon={<IdCard aria-hidden />}
        pending={cards.isLoading}
        onClick={() => void saveCards(ids.join(','))}
      >
        <FormattedMessage {...messages.cards} />
      </Button>
    </>
  )
}

/** What can be done with several members at once; with too many, how that is done. */
export const MarkedMembers = ({ marked, onClear }: { marked: MemberRow[]; onClear: () => void }) => (
  <BulkBar
    count={marked.length}
    counted={<FormattedMessage {...messages.marked} values={{ count: marked.length }} />}
    clear={<FormattedMessage {...messages.unmark} />}
    onClear={onClear}
  >
    {marked.length > membersAtOnce ? (
      <p>
        <FormattedMessage {...messages.tooMany} values={{ most: membersAtOnce }} />
      </p>
    ) : (
      <Actions marked={marked} />
    )}
  </BulkBar>
)
