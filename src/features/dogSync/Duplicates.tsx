import { chakra } from '@chakra-ui/react'
import { Merge } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import { duplicatesOf } from '#contract/dogSync/match'
import { mergeChanged, selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { MergeDialog } from './MergeDialog'
import { mergeMessages } from './mergeMessages'
import { useSyncValue } from './useSyncValue'

const shownAtMost = 50
const Lead = chakra('p', { base: { color: 'fg.muted', maxWidth: 'text' } })

/** Dogs of a member that look like one, to be merged; nothing where there are none. */
export const Duplicates = ({ dogs }: { dogs: readonly Dog[] }) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { merging } = useAppSelector(selectDogSync)
  const valueOf = useSyncValue()
  const pairs = useMemo(() => duplicatesOf(dogs.filter(({ owned }) => owned)), [dogs])
  const dogOf = (id: string | undefined) => dogs.find((dog) => dog.id === id)
  const [keep, remove] = [dogOf(merging?.keep), dogOf(merging?.remove)]
  const facts = ({ name, birthDate, kennelClubName }: Dog) =>
    [name, kennelClubName, valueOf('birthDate', birthDate)].filter(Boolean).join(', ')
  return (
    <>
      {pairs.length > 0 && (
        <Section heading={formatMessage(mergeMessages.title)}>
          <Lead>
            <FormattedMessage {...mergeMessages.lead} />
          </Lead>
          <RowList>
            {pairs.slice(0, shownAtMost).map(([one, other]) => (
              <Row
                key={one.id + other.id}
                title={<span dir="auto">{one.name}</span>}
                facts={
                  <>
                    <span dir="auto">{facts(one)}</span>
                    <br />
                    <span dir="auto">{facts(other)}</span>
                  </>
                }
                end={
                  <Button
                    variant="outline"
                    icon={<Merge aria-hidden />}
                    aria-label={formatMessage(mergeMessages.openFor, { name: one.name })}
                    onClick={() => dispatch(mergeChanged({ merging: { keep: one.id, remove: other.id, take: [] } }))}
                  >
                    <FormattedMessage {...mergeMessages.open} />
                  </Button>
                }
              />
            ))}
          </RowList>
        </Section>
      )}
      <MergeDialog keep={keep} remove={remove} />
    </>
  )
}
