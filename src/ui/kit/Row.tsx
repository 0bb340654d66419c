import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    paddingBlock: '13px',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
  variants: { selected: { true: { bg: 'bg.subtle' } } },
})
const Lead = chakra('div', { base: { flexShrink: 0 } })
const Body = chakra('div', { base: { flex: '1 1 10rem', minWidth: 0 } })
const Title = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'semibold',
    '@media (pointer: coarse)': {
      '& a': { display: 'inline-flex', alignItems: 'center', minWidth: '44px', minHeight: '44px' },
    },
  },
})
const Facts = chakra('div', { base: { textStyle: 'small', color: 'fg.muted', mt: '2px' } })
const End = chakra('div', {
  // At the right edge, even when it wraps onto its own line.
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    flexShrink: 0,
    maxWidth: 'full',
    marginInlineStart: 'auto',
  },
})

export type RowProps = {
  /** A numeral, a plate or a dog: first in the row. */
  lead?: ReactNode
  title: ReactNode
  tags?: ReactNode
  facts?: ReactNode
  end?: ReactNode
  selected?: boolean
  /** What its list gives it besides: which row it is, or that it can be dragged. */
  item?: ComponentProps<'li'>
}

export const Row = ({ lead, title, tags, facts, end, selected = false, item }: RowProps) => (
  <Item selected={selected} {...item}>
    {lead ? <Lead>{lead}</Lead> : null}
    <Body>
      <Title>
        {title}
        {tags}
      </Title>
      {facts ? <Facts>{facts}</Facts> : null}
    </Body>
    {end ? <End>{end}</End> : null}
  </Item>
)
