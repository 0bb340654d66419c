import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { tagLook } from './tagLook'

const Tag = chakra('span', tagLook)

export type TypeTagProps = { type: 'agility' | 'jumping'; children: ReactNode }

export const TypeTag = ({ type, children }: TypeTagProps) => <Tag edged={type}>{children}</Tag>
