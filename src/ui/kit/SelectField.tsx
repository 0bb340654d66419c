import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { Field, wire } from './Field'
import type { FieldTexts } from './Field'
import { boxRecipe } from './fieldRecipe'

const Box = chakra('div', {
  base: {
    position: 'relative',
    '& > .lucide': {
      position: 'absolute',
      right: '14px',
      top: 'calc(50% - 10px)',
      width: '20px',
      height: '20px',
      pointerEvents: 'none',
      strokeLinecap: 'square',
      strokeLinejoin: 'miter',
    },
  },
})
const Select = chakra('select', boxRecipe)

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'size' | 'color' | 'height' | 'width'> &
  FieldTexts & { dense?: boolean }

export const SelectField = ({ label, hint, error, id, dense, children, ...select }: SelectFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? select.name ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Box>
        <Select
          dense={dense}
          withEnd
          cursor="pointer"
          textOverflow="ellipsis"
          {...select}
          {...wire(fieldId, { hint, error })}
        >
          {children}
        </Select>
        <ChevronDown aria-hidden />
      </Box>
    </Field>
  )
}
