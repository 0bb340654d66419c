import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { tagRecipe } from './tagRecipe'

const Tag = chakra('span', tagRecipe)

export type TypeTagProps = { type: 'agility' | 'jumping'; children: ReactNode }

export const TypeTag = ({ type, children }: TypeTagProps) => <Tag edged={type}>{children}</Tag>
