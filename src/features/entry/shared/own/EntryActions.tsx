import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { dayAt } from '#contract/shared/calendar'
import type { Dog } from '#contract/dog/dog'
import { fill, paths } from '#contract/shared/paths'
import type { Show, ShowClass } from '#contract/show/show'
import { useAppSelector } from '../../../../store/hooks'
import { selectNow } from '../../../../store/ui/uiSlice'
import { Button } from '../../../../ui/kit/Button'
import { OwnTurn } from '../../../results/shared/OwnTurn'
import { ChangeEntry } from './ChangeEntry'
import { entryMessages as messages } from './entryMessages'
import { useOwnEntries } from './useOwnEntries'
import { WithdrawEntry } from './WithdrawEntry'

const Root = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', textStyle: 'body' },
})
// Apart from the rest: it can't be undone.
const Apart = chakra('span', { base: { marginInlineStart: 'auto' } })

interface Props {
  show: Show
  cls: ShowClass
  dog: Pick<Dog, 'id' | 'name'>
}

/** What a member can do about a paid entry, as far as each applies: see its turn and receipt, change or withdraw it. */
export const EntryActions = ({ show, cls, dog }: Props) => {
  const { formatMessage } = useIntl()
  const today = dayAt(useAppSelector(selectNow), show.timeZone)
  const entryOf = useOwnEntries()
  const names = { dog: dog.name, time: cls.startTime }
  if (!entryOf || cls.date < today) return null
  const own = entryOf(cls.id, dog.id)
  if (!own)
    return (
      <chakra.p textStyle="small" color="fg.muted">
        <FormattedMessage {...messages.paidByOther} values={names} />
      </chakra.p>
    )
  const { line, purchase } = own
  return (
    <Root role="group" aria-label={formatMessage(messages.actions, names)} data-on-screen>
      <OwnTurn show={show} classId={cls.id} entryId={line.entryId} />
      <Button asChild variant="quiet" dense aria-label={formatMessage(messages.receiptOf, names)}>
        <Link to={fill(paths.purchase, { id: purchase.id })}>
          <FormattedMessage {...messages.receipt} />
        </Link>
      </Button>
      {line.withdrawal && (
        <>
          <ChangeEntry line={line} />
          <Apart>
            <WithdrawEntry line={line} withdrawal={line.withdrawal} byHand={purchase.desk !== null} />
          </Apart>
        </>
      )}
    </Root>
  )
}
