import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Dog } from '#contract/dog/dog'
import { type EntryPurchaseLine, isPaidEntry } from '#contract/entry/paidEntry'
import type { Purchase } from '#contract/purchase/purchase'
import { dayAt } from '#contract/shared/calendar'
import { fill, paths } from '#contract/shared/paths'
import type { Show, ShowClass } from '#contract/show/show'
import { useGetCurrentPurchasesQuery } from '../../../../api/purchase/purchaseListsApi'
import { defineMessages } from '../../../../i18n/defineMessages'
import { selectMember } from '../../../../store/access/access'
import { useAppSelector } from '../../../../store/hooks'
import { selectNow } from '../../../../store/ui/uiSlice'
import { Button } from '../../../../ui/kit/Button'
import { OwnTurn } from '../../../results/shared/OwnTurn'
import { ChangeEntry } from './ChangeEntry'
import { WithdrawEntry } from './WithdrawEntry'

/** What can be done about an entry, on the page of its show. */
const messages = defineMessages({
  actions: {
    id: 'entry.own.actions',
    defaultMessage: 'Entry: {dog}, {time}',
    description: 'Names a group of buttons for one paid entry: change, withdraw, receipt',
  },
  receipt: { id: 'entry.own.receipt', defaultMessage: 'Receipt' },
  receiptOf: { id: 'entry.own.receiptOf', defaultMessage: 'Receipt: {dog}, {time}' },
  paidByOther: {
    id: 'entry.own.paidByOther',
    defaultMessage: 'Someone else who looks after {dog} paid for this entry. They can change or withdraw it.',
  },
})

/** An entry that the member has paid for, and the purchase that it is part of. */
interface OwnEntry {
  line: EntryPurchaseLine
  purchase: Purchase
}

/** The member's paid entries from today on: which one a dog has in a class; undefined until they are known. */
const useOwnEntries = () => {
  const member = useAppSelector(selectMember)
  const { data } = useGetCurrentPurchasesQuery(undefined, { skip: !member })
  return useMemo(() => {
    const paid = (data?.items ?? [])
      .filter(({ status }) => status === 'paid')
      .flatMap((purchase) => purchase.lines.filter(isPaidEntry).map((line): OwnEntry => ({ line, purchase })))
    const entryOf = (classId: string, dogId: string) =>
      paid.find(({ line: { item } }) => item.classId === classId && item.dogId === dogId)
    return data && entryOf
  }, [data])
}

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
