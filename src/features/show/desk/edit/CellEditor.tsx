import { chakra } from '@chakra-ui/react'
import { useRef, useState, type KeyboardEvent } from 'react'

const look = {
  width: 'full',
  height: 'full',
  minHeight: '44px',
  paddingInline: '2',
  bg: 'bg.panel',
  color: 'fg',
  border: '2px solid {colors.border.strong}',
  fontSize: '1rem',
} as const
const Input = chakra('input', { base: look })
const Select = chakra('select', { base: look })

interface Props {
  label: string
  text: string
  /** One of many, where there are any. */
  options: readonly { value: string; label: string }[] | null
  onKey: (event: KeyboardEvent, text: string) => void
  onDone: (text: string) => void
}

/** What a cell is while it is typed in; leaving it keeps what was typed. */
export const CellEditor = ({ label, text: first, options, onKey, onDone }: Props) => {
  const isListed = options?.some(({ value }) => value === first) ?? true
  const [text, setText] = useState(isListed ? first : '')
  // A key that ended it takes the editor away, and with it the focus.
  // eslint-disable-next-line no-restricted-syntax -- lasts from a key to the blur that it causes
  const ended = useRef(false)
  const shared = {
    'aria-label': label,
    autoFocus: true,
    value: text,
    onKeyDown: (event: KeyboardEvent) => {
      ended.current = ['Enter', 'Tab', 'Escape'].includes(event.key)
      onKey(event, text)
    },
    onBlur: () => {
      if (!ended.current) onDone(text)
    },
  }
  return options ? (
    <Select {...shared} onChange={({ target }) => setText(target.value)}>
      {!isListed && <option value="" />}
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  ) : (
    <Input {...shared} autoComplete="off" onChange={({ target }) => setText(target.value)} />
  )
}
