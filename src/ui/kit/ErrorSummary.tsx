import { chakra } from '@chakra-ui/react'
import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'

const Root = chakra('div', {
  base: {
    bg: 'danger.bg',
    color: 'danger.fg',
    borderInlineStart: '6px solid',
    borderColor: 'danger.fg',
    paddingBlock: '3',
    paddingInline: '4',
    fontWeight: 'semibold',
    '& ul': { mt: '1' },
    '& a': {
      display: 'inline-block',
      paddingBlock: { base: '10px', md: '3px' },
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      fontWeight: 'medium',
    },
  },
})

export type ErrorSummaryProps = {
  /** The sentence that counts them. */
  title: ReactNode
  items: readonly { fieldId: string; message: ReactNode }[]
}

const goTo = (event: MouseEvent, fieldId: string) => {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Takes the focus whenever its list changes; render it only while there are errors. */
export const ErrorSummary = ({ title, items }: ErrorSummaryProps) => {
  const root = useRef<HTMLDivElement>(null)
  const fields = items.map((item) => item.fieldId).join(' ')
  useEffect(() => root.current?.focus(), [fields])
  return (
    <Root ref={root} tabIndex={-1} role="alert">
      <p>{title}</p>
      <ul>
        {items.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  )
}
