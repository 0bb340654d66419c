import type { ReactNode } from 'react'
import { Gauge } from './Gauge'
import type { GaugeProps } from './Gauge'
import { Tag } from './Tag'

export const HeightTag = ({ height, children }: GaugeProps & { children: ReactNode }) => (
  <Tag>
    <Gauge height={height} />
    {children}
  </Tag>
)
