import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { tagRecipe } from './tagRecipe'

const Tag = chakra('span', tagRecipe)

export type StateTagProps = { tone?: 'neutral' | 'success' | 'warning' | 'danger'; children: ReactNode }

export const StateTag = ({ tone = 'neutral', children }: StateTagProps) => <Tag tone={tone}>{children}</Tag>
