import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Radio } from '../../../ui/kit/Radio'

const Root = chakra('div', {
  base: {
    borderBottom: '1px solid',
    borderColor: 'border',
    '&:has(> label :checked)': { bg: 'bg.subtle', boxShadow: 'inset 6px 0 0 {colors.mark}' },
    '@media (hover: hover)': { '&:hover': { bg: 'bg.subtle' } },
  },
})
const Label = chakra('label', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '3',
    paddingInlineStart: '5',
    paddingInlineEnd: '3',
    cursor: 'pointer',
  },
})
const Text = chakra('span', { base: { flex: '1 1 8rem', minWidth: 0, fontWeight: 'semibold' } })
const Note = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })
const Body = chakra('div', {
  base: { paddingInlineStart: '5', paddingInlineEnd: '3', paddingBottom: '4', '&:empty': { display: 'none' } },
})

type Props = Omit<ComponentProps<'input'>, 'type' | 'size' | 'color' | 'height' | 'width' | 'title'> & {
  title: ReactNode
  note: ReactNode
  marks: ReactNode
}

/** One way to pay; its fields open below it when it is chosen. */
export const WayOption = ({ title, note, marks, children, ...input }: Props) => {
  const id = useId()
  return (
    <Root>
      <Label>
        <Radio {...input} aria-describedby={id} />
        <Text>
          {title}
          <Note id={id} aria-hidden>
            {note}
          </Note>
        </Text>
        {marks}
      </Label>
      <Body>{children}</Body>
    </Root>
  )
}
