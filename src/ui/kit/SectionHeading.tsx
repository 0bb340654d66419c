import { chakra, defineRecipe, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { withRecipe } from '../system/withRecipe'
import { Bar } from './Bar'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '2',
    mb: '2',
  },
})
// A link outside a sentence has to be a target for a thumb; links within sentences need not. The line stays as high as
// its heading, so that the bars of two columns are level: a tag beside it adds nothing either.
const thumb = {
  base: {
    display: 'flex',
    '& > span': { marginBlock: '-4px -6px' },
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      minWidth: '44px',
      minHeight: '44px',
      marginBlock: '-8px -12px',
    },
  },
} as const
const Aside = chakra('div', thumb)
const Title = withRecipe(
  Heading,
  defineRecipe({
    // Polish writes months and days of the week small; at the start of a heading they are capitalised.
    base: { textStyle: 'h2', minWidth: 0, _firstLetter: { textTransform: 'uppercase' } },
    variants: { small: { true: { textStyle: 'h3' } } },
  }),
)

export type SectionHeadingProps = { heading: ReactNode; aside?: ReactNode; level?: 2 | 3; id?: string }

export const SectionHeading = ({ heading, aside, level = 2, id }: SectionHeadingProps) => (
  <div>
    <Line>
      <Title as={level === 2 ? 'h2' : 'h3'} small={level === 3} id={id}>
        {heading}
      </Title>
      {aside ? <Aside>{aside}</Aside> : null}
    </Line>
    <Bar />
  </div>
)
