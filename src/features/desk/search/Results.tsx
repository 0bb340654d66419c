import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { popupItem } from '../../../ui/kit/popupStyles'
import { messages } from './messages'
import { useHitTexts } from './useHitTexts'
import { whereTo, type Hit } from './whereTo'

const List = chakra('div', {
  base: { marginInline: { base: '-18px', md: '-32px' }, maxHeight: { md: '56dvh' }, overflowY: { md: 'auto' } },
})
const Group = chakra('div', { base: { paddingBlock: '2' } })
const Heading = chakra('div', {
  base: { textStyle: 'label', color: 'fg.muted', paddingInline: { base: '18px', md: '32px' }, paddingBlock: '1' },
})
const Option = chakra('div', {
  base: {
    ...popupItem,
    paddingInline: { base: '18px', md: '32px' },
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'flex-start', md: 'baseline' },
    columnGap: '4',
    rowGap: 0,
    '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > :first-child': { flexShrink: 0, maxWidth: { base: 'full', md: '45%' } },
    '& > :nth-child(2)': { flex: { md: '1' } },
    '& > :not(:first-child)': { textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' },
  },
})

const groups = ['shows', 'people', 'dogs', 'entries', 'purchases'] as const

interface Props {
  id: string
  hits: readonly Hit[]
  reached: Hit | undefined
  onOpen: (hit: Hit) => void
}

/** What was found, in groups, of which the field above reaches one result. */
export const Results = ({ id, hits, reached, onOpen }: Props) => {
  const { formatMessage } = useIntl()
  const textsOf = useHitTexts()
  const current = useRef<HTMLDivElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [reached?.id])
  return (
    <List id={id} role="listbox" aria-label={formatMessage(messages.results)}>
      {groups
        .map((kind) => ({ kind, of: hits.filter((hit) => hit.kind === kind) }))
        .filter(({ of }) => of.length > 0)
        .map(({ kind, of }) => (
          <Group key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <Heading id={`${id}-${kind}`} role="presentation">
              <FormattedMessage {...messages[kind]} />
            </Heading>
            {of.map((hit) => {
              const { name, facts, date } = textsOf(hit)
              const isReached = hit.id === reached?.id
              const isOpenable = whereTo(hit) !== null
              return (
                <Option
                  key={hit.id}
                  ref={isReached ? current : undefined}
                  id={`${id}-${hit.id}`}
                  role="option"
                  aria-selected={isReached}
                  aria-disabled={!isOpenable || undefined}
                  data-highlighted={isReached ? '' : undefined}
                  data-disabled={isOpenable ? undefined : ''}
                  onClick={() => onOpen(hit)}
                >
                  <bdi>{name}</bdi>
                  {facts && <bdi>{facts}</bdi>}
                  {date && <span>{date}</span>}
                </Option>
              )
            })}
          </Group>
        ))}
    </List>
  )
}
