import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { commonMessages } from '../../../i18n/commonMessages'
import { deskSearchDialog } from '../../../store/desk/dialogName'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { opened, selectOpen } from '../../../store/ui/uiSlice'
import { useOpen } from '../../../store/ui/useOpen'
import { Dialog } from '../../../ui/kit/Dialog'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { SearchForm } from './SearchForm'

/** Ctrl+K, on a Mac ⌘K. Another dialog stays: what was typed into it would be lost. */
const useShortcut = () => {
  const dispatch = useAppDispatch()
  const isBusy = useAppSelector(selectOpen).some(({ kind }) => kind === 'dialog')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
      event.preventDefault()
      if (!isBusy) dispatch(opened(deskSearchDialog))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [dispatch, isBusy])
}

/** Finds shows, people, dogs, entries and purchases from every screen of the desk. */
export const DeskSearch = () => {
  useShortcut()
  const { isOpen, setOpen } = useOpen(deskSearchDialog)
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={<FormattedMessage {...commonMessages.search} />}>
      <MessagesOf part="desk.search">
        <SearchForm />
      </MessagesOf>
    </Dialog>
  )
}
