import { chakra } from '@chakra-ui/react'
import { Check, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Choice, Comparison } from '#contract/dogSync/differences'
import type { SyncField } from '#contract/dogSync/fields'
import { dogSelected, fieldsChosen, selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { useOpen } from '../../store/ui/useOpen'
import { Button } from '../../ui/kit/Button'
import { Notice } from '../../ui/kit/Notice'
import { Panel } from '../../ui/kit/Panel'
import { role, TableContainer, TableRoot } from '../../ui/kit/Table'
import { AcceptOrReject } from './AcceptOrReject'
import { dogFieldMessages } from '../dog/shared/fieldMessages'
import { dogMessages, matchedBy } from './dogMessages'
import { FieldRow } from './FieldRow'
import { MatchChoice } from './MatchChoice'
import { useDogText } from './useDogText'

const Head = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4' } })
const Heading = chakra('h2', {
  base: { textStyle: 'h2', overflowWrap: 'anywhere', unicodeBidi: 'isolate', outline: 'none' },
})
const Facts = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'start' } })
const Body = chakra('div', { base: { display: 'grid', gap: '4', mt: '4', minWidth: 0 } })
const End = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: '4', mt: '4' },
})
const heads = [dogMessages.here, dogMessages.there, dogMessages.result, dogMessages.choice]
const newHeads = [dogMessages.there, dogMessages.result]

const Fields = ({ comparison, name }: { comparison: Comparison; name: string }) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const choices = useAppSelector((state) => selectDogSync(state).choices[comparison.key])
  const { isOpen: showsSame, setOpen: setShowsSame } = useOpen({ kind: 'dogSync', list: 'same' })
  const isNew = comparison.dog === null
  const same = comparison.differences.filter(({ state }) => state === 'same')
  const rest = comparison.differences.filter(({ state }) => state !== 'same')
  const choose = (field: SyncField, choice: Choice) =>
    dispatch(fieldsChosen({ choices: { [comparison.key]: { ...choices, [field]: choice } } }))
  return (
    <TableContainer>
      <TableRoot tight role="table" aria-label={name}>
        <thead {...role('rowgroup')}>
          <tr role="row">
            <th {...role('columnheader')} scope="col">
              <FormattedMessage {...dogMessages.field} />
            </th>
            {(isNew ? newHeads : heads).map((head) => (
              <th key={head.id} {...role('columnheader')} scope="col">
                {formatMessage(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {[...rest, ...(showsSame ? same : [])].map((difference) => (
            <FieldRow
              key={difference.field}
              difference={difference}
              isNew={isNew}
              name={name}
              choice={isNew ? choices?.dog : choices?.[difference.field]}
              onChoose={(choice) => choose(difference.field, choice)}
            />
          ))}
        </tbody>
      </TableRoot>
      {same.length > 0 && !isNew && (
        <Button variant="quiet" dense aria-expanded={showsSame} onClick={() => setShowsSame(!showsSame)}>
          <FormattedMessage
            {...(showsSame ? dogMessages.hideSame : dogMessages.showSame)}
            values={{ count: same.length }}
          />
        </Button>
      )}
    </TableContainer>
  )
}

const ManyAtOnce = ({ comparison }: { comparison: Comparison }) => {
  const dispatch = useAppDispatch()
  const choices = useAppSelector((state) => selectDogSync(state).choices[comparison.key])
  const fields = comparison.differences.filter(({ state }) => state === 'changed').map(({ field }) => field)
  if (fields.length < 2) return null
  const choose = (choice: Choice) =>
    dispatch(
      fieldsChosen({
        choices: { [comparison.key]: { ...choices, ...Object.fromEntries(fields.map((field) => [field, choice])) } },
      }),
    )
  return (
    <Actions>
      <Button variant="outline" icon={<Check aria-hidden />} onClick={() => choose('accept')}>
        <FormattedMessage {...dogMessages.acceptAll} values={{ count: fields.length }} />
      </Button>
      <Button variant="outline" icon={<X aria-hidden />} onClick={() => choose('reject')}>
        <FormattedMessage {...dogMessages.rejectAll} values={{ count: fields.length }} />
      </Button>
    </Actions>
  )
}

const NewDog = ({ comparison: { key, missing } }: { comparison: Comparison }) => {
  const { formatMessage, formatList } = useIntl()
  const dispatch = useAppDispatch()
  const choice = useAppSelector((state) => selectDogSync(state).choices[key]?.dog)
  if (missing.length > 0)
    return (
      <Notice tone="warning">
        <FormattedMessage
          {...dogMessages.missing}
          values={{ fields: formatList(missing.map((field) => formatMessage(dogFieldMessages[field]))) }}
        />
      </Notice>
    )
  return (
    <AcceptOrReject
      name="sync-new"
      label={formatMessage(dogMessages.addDog)}
      choice={choice}
      onChoose={(dog) => dispatch(fieldsChosen({ choices: { [key]: { dog } } }))}
    />
  )
}

const MatchFacts = ({ comparison: { row, dog, match, status } }: { comparison: Comparison }) => (
  <Facts>
    {row && <FormattedMessage {...dogMessages.row} values={{ row: row.number }} />}
    <span> </span>
    {match.by ? (
      <FormattedMessage {...matchedBy[match.by]} values={{ digits: (dog ?? match.dogs[0])?.microchip.slice(-4) }} />
    ) : (
      <FormattedMessage {...dogMessages.newDog} />
    )}
    {status === 'conflict' && (
      <>
        <br />
        <FormattedMessage {...dogMessages.conflictsAlone} />
      </>
    )}
  </Facts>
)

/** One dog of a file, to be decided field by field, and the way to the next. */
export const DogDetail = ({ comparison, list }: { comparison: Comparison; list: readonly Comparison[] }) => {
  const dispatch = useAppDispatch()
  const { nameOf } = useDogText()
  const heading = useRef<HTMLHeadingElement>(null)
  // eslint-disable-next-line no-restricted-syntax -- the dog that is shown is in the store: this is the one before
  const shown = useRef(comparison.key)
  useEffect(() => {
    // Choosing another dog moves the focus to it; the first one is shown without a choice.
    if (shown.current !== comparison.key) heading.current?.focus()
    shown.current = comparison.key
  }, [comparison.key])
  const name = nameOf(comparison)
  const index = list.indexOf(comparison)
  const next = list[index + 1]
  return (
    <Panel strong as="section" aria-labelledby="sync-dog">
      <Head>
        <div>
          <Heading id="sync-dog" ref={heading} tabIndex={-1} dir="auto">
            {name}
          </Heading>
          <MatchFacts comparison={comparison} />
        </div>
        {comparison.dog && <ManyAtOnce comparison={comparison} />}
      </Head>
      <Body>
        <MatchChoice comparison={comparison} />
        {comparison.row && !comparison.dog && <NewDog comparison={comparison} />}
        {comparison.row && <Fields comparison={comparison} name={name} />}
      </Body>
      <End>
        <FormattedMessage {...dogMessages.position} values={{ number: index + 1, total: list.length }} />
        {next && (
          <Button variant="outline" onClick={() => dispatch(dogSelected({ selected: next.key }))}>
            <span dir="auto">
              <FormattedMessage {...dogMessages.next} values={{ name: nameOf(next) }} />
            </span>
            <ChevronRight aria-hidden />
          </Button>
        )}
      </End>
    </Panel>
  )
}
