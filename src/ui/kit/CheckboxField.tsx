import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { FieldNotes, wire } from './Field'
import type { FieldTexts } from './Field'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > label ~ *': { marginInlineStart: '36px', paddingBottom: '3' },
  },
})
const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: '3',
    minHeight: '44px',
    paddingBlock: '2',
    cursor: 'pointer',
    fontWeight: 'medium',
    '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
})
const Box = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    '& svg': {
      position: 'absolute',
      inset: '2px',
      width: '20px',
      height: '20px',
      color: 'mark.fg',
      pointerEvents: 'none',
      strokeLinecap: 'square',
      strokeLinejoin: 'miter',
      '@media (forced-colors: active)': { color: 'CanvasText' },
    },
    '& input:not(:checked) + svg': { visibility: 'hidden' },
  },
})
const Input = chakra('input', {
  base: {
    appearance: 'none',
    width: '24px',
    height: '24px',
    bg: 'bg.panel',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'plank',
    cursor: 'inherit',
    '&:checked': { bg: 'mark', borderColor: 'border.strong' },
    '&[aria-invalid=true]': { borderWidth: '2px', borderColor: 'danger.fg' },
    '&:disabled': { backgroundImage: 'repeating-linear-gradient(135deg, var(--hatch) 0 2px, transparent 2px 8px)' },
  },
})

/** The box alone, where its words are elsewhere. */
export const CheckSquare = (input: ComponentProps<typeof Input>) => (
  <Box>
    <Input {...input} type="checkbox" />
    <Check aria-hidden />
  </Box>
)

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'color' | 'height' | 'width'> &
  FieldTexts

export const CheckboxField = ({ label, hint, error, id, ...input }: CheckboxFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? input.name ?? ownId
  return (
    <Root>
      <Label>
        <CheckSquare {...input} {...wire(fieldId, { hint, error })} />
        <span>{label}</span>
      </Label>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </Root>
  )
}
