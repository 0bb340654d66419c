import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { tagLook } from './tagLook'

const Tag = chakra('span', tagLook)

export type StateTagProps = { tone?: 'neutral' | 'success' | 'warning' | 'danger'; children: ReactNode }

export const StateTag = ({ tone = 'neutral', children }: StateTagProps) => <Tag tone={tone}>{children}</Tag>
