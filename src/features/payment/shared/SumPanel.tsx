import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Numeral } from '../../../ui/kit/Numeral'
import { Panel } from '../../../ui/kit/Panel'

// Nearer to the heading than other content: at 720 px of height the button that pays is still in sight.
const Container = chakra('div', { base: { containerType: 'inline-size', marginTop: { lg: '-20px' } } })
const Beside = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    '& > *': { minWidth: 0 },
    // Beside each other where the room that the menu leaves has space for both, at any window width.
    '@container (width >= 56rem)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      alignItems: 'start',
    },
    // On phones there is no panel, and the time that runs out stays in sight above what it holds.
    '@media (width < 48rem)': {
      gap: '4',
      '& > :last-child, & > :last-child > *': { display: 'contents' },
      '& [data-hold]': { order: -1, position: 'sticky', top: 0, zIndex: 'header' },
    },
  },
})

/** What is bought on the left, what it costs on the right; below each other where there is no room. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Container>
    <Beside>{children}</Beside>
  </Container>
)

/** The steps beside the heading: the sum is then visible without scrolling. */
export const StepsBeside = chakra('div', { base: { width: '360px', maxWidth: 'calc(100vw - 36px)' } })

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const LineRoot = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' },
})

const Label = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' } })

interface LineProps {
  label: ReactNode
  note?: ReactNode
  children: ReactNode
}

const Line = ({ label, note, children }: LineProps) => (
  <LineRoot>
    <Label>
      <chakra.p fontWeight="bold">{label}</chakra.p>
      {note && (
        <chakra.p textStyle="small" color="fg.muted">
          {note}
        </chakra.p>
      )}
    </Label>
    <Numeral size="l">{children}</Numeral>
  </LineRoot>
)

const PartRoot = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '3',
    overflowWrap: 'anywhere',
  },
  variants: { off: { true: { color: 'success.fg' } } },
})

/** An amount that the sum is made of; `off`: it is taken off. */
const Part = ({ label, off, children }: { label: ReactNode; off?: boolean; children: ReactNode }) => (
  <PartRoot off={off}>
    <p>{label}</p>
    <Numeral size="m">{children}</Numeral>
  </PartRoot>
)

const Root = ({ children }: { children: ReactNode }) => (
  <Panel strong>
    <Stack>{children}</Stack>
  </Panel>
)

/** The sum, the hold and the way to pay. */
export const SumPanel = Object.assign(Root, { Line, Part })
