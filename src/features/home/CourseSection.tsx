import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PathSegment } from '../../ui/kit/PathSegment'
import { Plate } from '../../ui/kit/Plate'
import { Section } from '../../ui/kit/Section'

const Root = chakra('div', {
  base: {
    '--gutter-plate': '52px',
    position: 'relative',
    display: 'flex',
    minWidth: 0,
    paddingBlock: { base: '5', lg: '7' },
    '& > section': { flex: '1' },
  },
})
const Gutter = chakra('div', {
  base: {
    flexShrink: 0,
    width: { base: 'gutterNarrow', lg: 'gutter' },
    '& > span': {
      position: 'relative',
      width: { lg: '52px' },
      height: { lg: '52px' },
      fontSize: { lg: '32px' },
      marginTop: { base: '-2px', lg: '-6px' },
    },
  },
})

interface Props {
  number: number
  heading: string
  aside?: ReactNode
  /** Another section is to the left: the line passes there, and here only where they are one below the other. */
  beside?: boolean
  children: ReactNode
}

/** A section of the home page: a numbered plate in the gutter, which the line joins to the next. */
export const CourseSection = ({ number, heading, aside, beside = false, children }: Props) => (
  <Root>
    <chakra.span display={{ lg: beside ? 'none' : 'contents' }}>
      <PathSegment />
    </chakra.span>
    <Gutter aria-hidden>
      <Plate>{number}</Plate>
    </Gutter>
    <Section heading={heading} aside={aside}>
      {children}
    </Section>
  </Root>
)
