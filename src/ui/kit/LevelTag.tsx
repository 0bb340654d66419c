import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Dots } from './Dots'
import type { DotsProps } from './Dots'
import { tagRecipe } from './tagRecipe'

const Tag = chakra('span', tagRecipe)

export const LevelTag = ({ children, ...dots }: DotsProps & { children: ReactNode }) => (
  <Tag>
    {children}
    <Dots {...dots} />
  </Tag>
)
