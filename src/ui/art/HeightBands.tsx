import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Numeral } from '../kit/Numeral'
import { DogStand } from './DogStand'

/** The drawing's own measures: the withers are at 120 of its 184 units of height, its width is 200. */
const withers = 120
const units = (heightCm: number, of: number) => `calc(var(--cm) * ${(heightCm * of) / withers})`

// The members' menu takes 300 pixels or 80: the layout of the dogs follows the remaining room, not the screen.
const wideContainer = '@container (width >= 650px)'

const Root = chakra('div', {
  base: { position: 'relative', containerType: 'inline-size', paddingTop: '3' },
})
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr',
    alignItems: 'end',
    '--cm': '1.1px',
    [wideContainer]: { gridTemplateColumns: '4fr 4.4fr 5fr 5.8fr 6.6fr', paddingInlineStart: '32px', '--cm': '1.7px' },
    '@container (width >= 940px)': { '--cm': '2.5px' },
    '@container (width >= 1010px)': { '--cm': '2.7px' },
  },
})
const Band = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'end',
    gap: '3',
    borderBottom: '1px solid {colors.border}',
    position: 'relative',
    zIndex: '1',
    [wideContainer]: { display: 'block', borderBottom: 'none' },
    '&:first-of-type > div:first-of-type': {
      [wideContainer]: { marginInlineStart: '-32px', paddingInlineStart: '32px' },
    },
  },
})
const Dog = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'flex-start',
    width: '112px',
    [wideContainer]: { justifyContent: 'center', width: 'auto', borderBottom: '3px solid {colors.border.strong}' },
    // The paws touch the line, the drawing's margin is below it.
    '& svg': { flexShrink: 0, marginBottom: '-4px', overflow: 'visible' },
  },
})
const Text = chakra('div', {
  base: {
    flex: '1',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '2',
    paddingBlock: '2',
    [wideContainer]: { display: 'block', paddingBlock: '3', textAlign: 'center' },
  },
})
const Line = chakra('div', {
  base: {
    display: 'none',
    [wideContainer]: { display: 'block' },
    position: 'absolute',
    insetInline: 0,
    borderTop: '2px dotted {colors.border.control}',
    '& > span': {
      display: 'none',
      '@container (width >= 940px)': { display: 'block' },
      position: 'absolute',
      top: '-8px',
      bg: 'bg',
      paddingInlineEnd: '2',
      fontSize: '15px',
      lineHeight: '15px',
    },
  },
})

export type HeightBandsProps = {
  /** From the smallest: a dog of the band in cm, and its texts. */
  bands: readonly { name: string; heightCm: number; title: ReactNode; note: ReactNode }[]
  /** Where one band ends and the next begins, in cm. */
  limits: readonly number[]
}

/** A dog of each band, true to scale, on one ground. */
export const HeightBands = ({ bands, limits }: HeightBandsProps) => (
  <Root>
    <List role="list">
      {bands.map(({ name, heightCm, title, note }) => (
        <Band key={name}>
          <Dog>
            <chakra.span
              display="contents"
              css={{ '& svg': { height: units(heightCm, 184), width: units(heightCm, 200) } }}
            >
              <DogStand />
            </chakra.span>
          </Dog>
          <Text>
            <chakra.p fontWeight="semibold">{title}</chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              {note}
            </chakra.p>
          </Text>
        </Band>
      ))}
      {limits.map((limit) => (
        <Line
          key={limit}
          as="li"
          aria-hidden
          // Above the ground line, which has the two lines of words below it.
          bottom={`calc(var(--cm) * ${limit} + 71px)`}
        >
          <Numeral size="s">{limit}</Numeral>
        </Line>
      ))}
    </List>
  </Root>
)
