import { chakra, Input as NativeInput } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { memo, useId } from 'react'
import { withRecipe } from '../system/withRecipe'
import { Field, wire, type FieldTexts } from './Field'
import { boxRecipe } from './fieldRecipe'

const Box = chakra('div', {
  base: {
    position: 'relative',
    '& > .lucide': { position: 'absolute', left: '14px', top: 'calc(50% - 10px)', width: '20px', height: '20px' },
    '& > .lucide, & > svg': { pointerEvents: 'none', color: 'fg.muted' },
  },
})
const Input = withRecipe(NativeInput, boxRecipe)
const End = chakra('div', { base: { position: 'absolute', right: '1px', top: '0', bottom: '0', display: 'flex' } })

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'color' | 'height' | 'width'> &
  FieldTexts & {
    icon?: ReactNode
    /** A button or sign at the right end of the box. */
    end?: ReactNode
    dense?: boolean
  }

// Browsers rewrite what is in an input of the type email (anna@żółw.pl in punycode), and drop the blanks of a pasted one.
const emailInput = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

/** Rendered again only when something of it changed: a form of many fields renders one a key. */
export const TextField = memo(function TextField({
  label,
  hint,
  error,
  icon,
  end,
  id,
  dense,
  type,
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? input.name ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Box>
        {icon}
        <Input
          dense={dense}
          withIcon={Boolean(icon)}
          withEnd={Boolean(end)}
          {...(type === 'email' ? emailInput : { type })}
          {...input}
          {...wire(fieldId, { hint, error })}
        />
        {end ? <End>{end}</End> : null}
      </Box>
    </Field>
  )
})
