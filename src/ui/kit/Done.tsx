import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'

export type DoneProps = {
  heading: ReactNode
  /** The heading's level in its page. */
  level: 2 | 3
  action: ReactNode
  children: ReactNode
}

/** What stands in place of a form that has done its work: the focus goes to what happened. */
export const Done = ({ heading, level, action, children }: DoneProps) => {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div role="status">
      <chakra.h3 ref={place} as={`h${level}`} tabIndex={-1} textStyle="h3">
        {heading}
      </chakra.h3>
      <chakra.p marginTop="2" marginBottom="4">
        {children}
      </chakra.p>
      {action}
    </div>
  )
}
