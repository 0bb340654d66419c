import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Gauge } from './Gauge'
import type { GaugeProps } from './Gauge'
import { tagRecipe } from './tagRecipe'

const Tag = chakra('span', tagRecipe)

export const HeightTag = ({ height, children }: GaugeProps & { children: ReactNode }) => (
  <Tag>
    <Gauge height={height} />
    {children}
  </Tag>
)
