import { chakra } from '@chakra-ui/react'
import { MainHeading } from '../../ui/kit/MainHeading'
import { Turf } from '../../ui/kit/Turf'
import { Drawings } from './Drawings'
import { Looks } from './Looks'
import { Marks } from './Marks'
import { Pressed } from './Pressed'
import { Told } from './Told'
import { Typed } from './Typed'
import type { Words } from './words'

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
export const KitSheet = ({ polish }: Words) => (
  <main>
    <Turf as="header">
      <Column>
        <MainHeading textStyle="display">{polish ? 'Wszystkie części' : 'Every part of the kit'}</MainHeading>
        <Pressed polish={polish} onTurf />
      </Column>
    </Turf>
    <Column>
      <Pressed polish={polish} />
      <Typed polish={polish} />
      <Marks polish={polish} />
      <Told polish={polish} />
      <Looks />
      <Drawings />
    </Column>
  </main>
)
