import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Dots } from './Dots'
import type { DotsProps } from './Dots'
import { tagLook } from './tagLook'

const Tag = chakra('span', tagLook)

export const LevelTag = ({ children, ...dots }: DotsProps & { children: ReactNode }) => (
  <Tag>
    {children}
    <Dots {...dots} />
  </Tag>
)
