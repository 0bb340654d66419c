import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '#contract/shared/limits'
import { TextField } from './TextField'

interface Props {
  label: ReactNode
  value: string
  onChange: (text: string) => void
}

/** The field that filters a list by a text. */
export const SearchField = ({ onChange, ...field }: Props) => (
  <TextField
    type="search"
    autoComplete="off"
    icon={<Search aria-hidden />}
    maxLength={limits.searchText}
    onChange={({ target }) => onChange(target.value)}
    {...field}
  />
)
