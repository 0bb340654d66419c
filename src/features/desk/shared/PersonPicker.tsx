import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useGetMembersInfiniteQuery } from '../../../api/member/memberApi'
import { Combobox, type ComboboxProps } from '../../../ui/kit/Combobox'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppSelector } from '../../../store/hooks'

interface Props extends Omit<ComboboxProps, 'options'> {
  /** An account that is not offered. */
  without?: string
  /** The name of who is chosen, once it is known: shown also where nothing was typed here. */
  chosen?: string | null
  /** How the list words a person, from `name` and `email`. */
  option: MessageDescriptor
}

/** An account, found as in the register; never the admin's own, which another admin changes. */
export const PersonPicker = ({ without, chosen = null, option, ...field }: Props) => {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const own = useAppSelector(selectUser)?.id
  const found = useGetMembersInfiniteQuery(
    { text, state: '', group: '', by: 'name', order: 'oldest' },
    { skip: text.length < 2 },
  )
  const people = found.currentData?.pages.flatMap(({ items }) => items) ?? []
  const options = people.flatMap(({ id, memberName: name, email }) =>
    id === without || id === own ? [] : [{ value: id, label: formatMessage(option, { name, email }) }],
  )
  const { value } = field
  const isListed = chosen === null || options.some((one) => one.value === value)
  return (
    <Combobox
      {...field}
      options={isListed ? options : [{ value, label: chosen }, ...options]}
      onSearch={setText}
      state={found.isError ? 'failed' : found.isFetching ? 'loading' : 'ready'}
      onAgain={() => void found.refetch()}
    />
  )
}
