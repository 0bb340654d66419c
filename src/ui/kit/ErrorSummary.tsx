import { Alert, defineSlotRecipe } from '@chakra-ui/react'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

const recipe = defineSlotRecipe({
  slots: ['root', 'description'],
  base: {
    root: {
      bg: 'danger.bg',
      color: 'danger.fg',
      borderInlineStart: '6px solid',
      borderColor: 'danger.fg',
      paddingBlock: '3',
      paddingInline: '4',
      fontWeight: 'semibold',
    },
    description: {
      mt: '1',
      '& a': {
        display: 'inline-block',
        paddingBlock: { base: '10px', md: '3px' },
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        fontWeight: 'medium',
      },
    },
  },
})

export type ErrorSummaryProps = {
  /** The sentence that counts them. */
  title: ReactNode
  items: readonly { fieldId: string; message: ReactNode }[]
  /** The number of the submit that found them: each new one takes the focus, typing does not. */
  attempt?: number
}

const goTo = (event: MouseEvent, fieldId: string) => {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Keep it rendered: without items it shows nothing, and it knows then which attempt is new. */
export const ErrorSummary = ({ title, items, attempt = 0 }: ErrorSummaryProps) => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.focus()
  }, [attempt])
  if (items.length === 0) return null
  return (
    <Alert.Root recipe={recipe} ref={root} tabIndex={-1} role="alert">
      <Alert.Title as="p">{title}</Alert.Title>
      <Alert.Description as="ul">
        {items.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </Alert.Description>
    </Alert.Root>
  )
}
