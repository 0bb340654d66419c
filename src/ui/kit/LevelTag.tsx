import type { ReactNode } from 'react'
import { Dots } from './Dots'
import type { DotsProps } from './Dots'
import { Tag } from './Tag'

export const LevelTag = ({ children, ...dots }: DotsProps & { children: ReactNode }) => (
  <Tag>
    {children}
    <Dots {...dots} />
  </Tag>
)
