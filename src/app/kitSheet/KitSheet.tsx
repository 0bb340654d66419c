import { chakra } from '@chakra-ui/react'
import { MainHeading } from '../../ui/kit/MainHeading'
import { Turf } from '../../ui/kit/Turf'
import { Drawings } from './Drawings'
import { Foundations } from './Foundations'
import { Tags } from './Tags'
import { Buttons } from './Buttons'
import { Feedback } from './Feedback'
import { Inputs } from './Inputs'
import { Lists } from './Lists'
import { Overlays } from './Overlays'
import { Pickers } from './Pickers'
import type { KitProps } from './KitProps'

const Column = chakra('div', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '18px', md: '36px' },
    paddingBlock: '6',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '7',
  },
})

/** Every part of the kit in every state. */
export const KitSheet = ({ polish }: KitProps) => (
  <main>
    <Turf as="header">
      <Column>
        <MainHeading textStyle="display">{polish ? 'Wszystkie części' : 'Every part of the kit'}</MainHeading>
        <Buttons polish={polish} onTurf />
      </Column>
    </Turf>
    <Column>
      <Buttons polish={polish} />
      <Inputs polish={polish} />
      <Pickers polish={polish} />
      <Overlays polish={polish} />
      <Tags polish={polish} />
      <Feedback polish={polish} />
      <Foundations />
      <Drawings />
      <Lists polish={polish} />
    </Column>
  </main>
)
