import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Numeral } from '../../ui/kit/Numeral'
import { Panel } from '../../ui/kit/Panel'

/** What is bought on the left, what it costs on the right; below each other on phones. */
export const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', xl: '1fr 400px' }, gap: '6', alignItems: 'start' },
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
