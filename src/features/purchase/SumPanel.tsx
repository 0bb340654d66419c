import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Numeral } from '../../ui/kit/Numeral'
import { Panel } from '../../ui/kit/Panel'

/** What is bought on the left, what it costs on the right; below each other where there is no room. */
export const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6',
    alignItems: 'start',
    // The side menu takes 300 or 80 pixels: what fits beside each other is for the room that is left to say.
    '& > :not(:last-child)': { flex: '3 1 min(560px, 100%)', minWidth: 0 },
    '& > :last-child': { flex: '1 1 min(340px, 100%)', maxWidth: '480px' },
    // On phones there is no panel, and the time that runs out stays in sight above what it holds.
    '@media (width < 48rem)': {
      gap: '4',
      '& > :last-child, & > :last-child > *': { display: 'contents' },
      '& > :last-child > * > *': { flex: '1 1 100%', minWidth: 0 },
      '& [data-hold]': { order: -1, position: 'sticky', top: 0, zIndex: 'header' },
    },
  },
})

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const LineRoot = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' },
})

interface LineProps {
  label: ReactNode
  note?: ReactNode
  children: ReactNode
}

const Line = ({ label, note, children }: LineProps) => (
  <LineRoot>
    <div>
      <chakra.p fontWeight="bold">{label}</chakra.p>
      {note && (
        <chakra.p textStyle="small" color="fg.muted">
          {note}
        </chakra.p>
      )}
    </div>
    <Numeral size="l">{children}</Numeral>
  </LineRoot>
)

const Root = ({ children }: { children: ReactNode }) => (
  <Panel strong>
    <Stack>{children}</Stack>
  </Panel>
)

/** The sum, the hold and the way to pay. */
export const SumPanel = Object.assign(Root, { Line })
