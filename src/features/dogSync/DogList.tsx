import { chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ChevronRight } from 'lucide-react'
import { memo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Comparison } from '#contract/dogSync/differences'
import { openFields, type ListName } from '../../store/dogSync/comparisons'
import { dogSelected, fieldsChosen, selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { useOpen } from '../../store/ui/useOpen'
import { Bar } from '../../ui/kit/Bar'
import { Button } from '../../ui/kit/Button'
import { Numeral } from '../../ui/kit/Numeral'
import { DogTag } from './DogTag'
import { messages } from './messages'
import { useDogText } from './useDogText'

const shownFirst = 3
const rowHeight = 62

const Root = chakra('section', { base: { minWidth: 0 } })
const Head = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' },
})
const Heading = chakra('h2', { base: { textStyle: 'h3' } })
const Box = chakra('div', {
  base: { overflowY: 'auto', overscrollBehavior: 'contain' },
  variants: { long: { true: { maxHeight: '434px' } } },
})
const Items = chakra('ul', { base: { listStyle: 'none', position: 'relative' } })
const Item = chakra('li', { base: { height: '62px', borderBottom: '1px solid', borderColor: 'border' } })
const Choose = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    height: 'full',
    paddingInline: '2',
    textAlign: 'start',
    cursor: 'pointer',
    borderInlineStart: '5px solid transparent',
    '& > svg': { flexShrink: 0, width: '16px', height: '16px' },
    '&[aria-current]': { bg: 'bg.muted', borderColor: 'mark' },
    '@media (hover: hover)': { '&:hover:not([aria-current])': { bg: 'bg.subtle' } },
  },
})
const Text = chakra('span', { base: { flex: '1', minWidth: 0 } })
const Line = chakra('span', {
  base: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    unicodeBidi: 'isolate',
  },
  variants: { quiet: { true: { textStyle: 'small', color: 'fg.muted' }, false: { fontWeight: 'semibold' } } },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingTop: '2' } })

// While the list scrolls, a dog that is in sight already is not rendered again.
const Dog = memo(({ comparison, isShown }: { comparison: Comparison; isShown: boolean }) => {
  const dispatch = useAppDispatch()
  const { nameOf, factsOf } = useDogText()
  return (
    <Choose
      type="button"
      aria-current={isShown || undefined}
      onClick={() => dispatch(dogSelected({ selected: comparison.key }))}
    >
      <ChevronRight aria-hidden />
      <Text>
        <Line dir="auto" quiet={false}>
          {nameOf(comparison)}
        </Line>
        <Line dir="auto" quiet>
          {factsOf(comparison)}
        </Line>
      </Text>
      <DogTag comparison={comparison} />
    </Choose>
  )
})
Dog.displayName = 'Dog'

interface ListProps {
  list: readonly Comparison[]
  /** The dog whose fields are shown beside the lists. */
  shown: Comparison
}

const LongList = ({ list, shown }: ListProps) => {
  const box = useRef<HTMLDivElement>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- no compiler keeps what this component renders
  const rows = useVirtualizer({
    count: list.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  return (
    <Box ref={box} long>
      <Items role="list" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const comparison = list[index]
          if (!comparison) return null
          return (
            <Item
              key={comparison.key}
              aria-setsize={list.length}
              aria-posinset={index + 1}
              style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
            >
              <Dog comparison={comparison} isShown={comparison === shown} />
            </Item>
          )
        })}
      </Items>
    </Box>
  )
}

// What is accepted in passing: never what says which dog it is.
const acceptable = ({ dog, differences }: Comparison) =>
  dog ? differences.filter(({ state }) => state === 'changed').map(({ field }) => field) : (['dog'] as const)

/** Dogs of one kind: the first few, and all of them on demand, of which those in sight are drawn. */
export const DogList = ({ name, list, shown }: ListProps & { name: ListName }) => {
  const { formatMessage, formatNumber } = useIntl()
  const dispatch = useAppDispatch()
  const { choices } = useAppSelector(selectDogSync)
  const { isOpen, setOpen } = useOpen({ kind: 'dogSync', list: name })
  if (list.length === 0) return null
  const rest = list.length - shownFirst
  const acceptAll = () =>
    dispatch(
      fieldsChosen({
        choices: Object.fromEntries(
          list.map((comparison) => [
            comparison.key,
            {
              ...choices[comparison.key],
              ...Object.fromEntries(acceptable(comparison).map((field) => [field, 'accept'])),
            },
          ]),
        ),
      }),
    )
  const canAccept =
    name !== 'conflict' && list.length > 1 && list.some((one) => one.dog === null || openFields(one).length > 0)
  return (
    <Root aria-labelledby={`sync-${name}`}>
      <Head>
        <Heading id={`sync-${name}`}>{formatMessage(messages[name])}</Heading>
        <Numeral size="m">{formatNumber(list.length)}</Numeral>
      </Head>
      <Bar />
      {isOpen && rest > 0 ? (
        <LongList list={list} shown={shown} />
      ) : (
        <Items role="list">
          {list.slice(0, shownFirst).map((comparison) => (
            <Item key={comparison.key}>
              <Dog comparison={comparison} isShown={comparison === shown} />
            </Item>
          ))}
        </Items>
      )}
      <Actions>
        {rest > 0 && (
          <Button variant="quiet" dense aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? formatMessage(messages.showLess) : formatMessage(messages.showMore, { count: rest })}
          </Button>
        )}
        {canAccept && (
          <Button variant="quiet" dense onClick={acceptAll}>
            <FormattedMessage {...messages.acceptList} values={{ count: list.length }} />
          </Button>
        )}
      </Actions>
    </Root>
  )
}
