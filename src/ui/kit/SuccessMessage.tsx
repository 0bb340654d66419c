import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'

export type SuccessMessageProps = {
  heading: ReactNode
  /** The heading's level in its page. */
  level: 2 | 3
  action: ReactNode
  children: ReactNode
}

/** Replaces a form that was sent: the focus goes to the message. */
export const SuccessMessage = ({ heading, level, action, children }: SuccessMessageProps) => {
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    headingRef.current?.focus()
  }, [])
  return (
    <div role="status">
      <chakra.h3 ref={headingRef} as={`h${level}`} tabIndex={-1} textStyle="h3">
        {heading}
      </chakra.h3>
      <chakra.p marginTop="2" marginBottom="4">
        {children}
      </chakra.p>
      {action}
    </div>
  )
}
