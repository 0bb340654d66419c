import type { ReactNode } from 'react'
import { Tag } from './Tag'

export type TypeTagProps = { type: 'agility' | 'jumping'; children: ReactNode }

export const TypeTag = ({ type, children }: TypeTagProps) => <Tag edged={type}>{children}</Tag>
