import type { ReactNode } from 'react'
import { Tag } from './Tag'

export type StateTagProps = { tone?: 'neutral' | 'success' | 'warning' | 'danger'; children: ReactNode }

export const StateTag = ({ tone = 'neutral', children }: StateTagProps) => <Tag tone={tone}>{children}</Tag>
