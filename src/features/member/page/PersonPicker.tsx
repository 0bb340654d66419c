import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useGetMembersInfiniteQuery } from '../../../api/member/memberApi'
import { Combobox, type ComboboxProps } from '../../../ui/kit/Combobox'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppSelector } from '../../../store/hooks'
import { familyMessages as messages } from './familyMessages'

/** An account, found as in the register; never the admin's own, which another admin changes. */
export const PersonPicker = ({ without, ...field }: Omit<ComboboxProps, 'options'> & { without: string }) => {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const own = useAppSelector(selectUser)?.id
  const found = useGetMembersInfiniteQuery(
    { text, state: '', group: '', by: 'name', order: 'oldest' },
    { skip: text.length < 2 },
  )
  const people = found.currentData?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Combobox
      {...field}
      hint={formatMessage(messages.personHint)}
      options={people.flatMap(({ id, memberName: name, email }) =>
        id === without || id === own ? [] : [{ value: id, label: formatMessage(messages.option, { name, email }) }],
      )}
      onSearch={setText}
      state={found.isError ? 'failed' : found.isFetching ? 'loading' : 'ready'}
      onAgain={() => void found.refetch()}
    />
  )
}
