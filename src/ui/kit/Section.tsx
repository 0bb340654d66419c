import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { SectionHeading } from './SectionHeading'
import type { SectionHeadingProps } from './SectionHeading'

const Root = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: 0 } })

export const Section = ({ children, ...heading }: SectionHeadingProps & { children: ReactNode }) => {
  const id = useId()
  return (
    <Root aria-labelledby={heading.id ?? id}>
      <SectionHeading id={id} {...heading} />
      <div>{children}</div>
    </Root>
  )
}
