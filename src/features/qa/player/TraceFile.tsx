import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FileDrop } from '../../../ui/kit/FileDrop'
import { messages } from './messages'
import { openTrace, type OpenedTrace } from './openTrace'
import { useRefusalText } from './useRefusalText'

const maxMegabytes = 200

interface Props {
  id: string
  label: string
  onOpen: (opened: OpenedTrace | undefined) => void
}

/** A trace that is dropped or chosen. One that cannot be opened says why. */
export const TraceFile = ({ id, label, onOpen }: Props) => {
  const { formatMessage } = useIntl()
  const refusalText = useRefusalText()
  const [files, setFiles] = useState<File[]>([])
  const [error, setError] = useState<string>()
  const open = async ([file]: File[]) => {
    setFiles(file ? [file] : [])
    setError(undefined)
    if (!file) return onOpen(undefined)
    const result = openTrace(file.name, await file.text())
    setError(refusalText(result))
    onOpen(result.success ? result.opened : undefined)
  }
  return (
    <FileDrop
      id={id}
      label={label}
      accept={{ 'application/json': ['.json'] }}
      types={formatMessage(messages.types)}
      maxMegabytes={maxMegabytes}
      maxFiles={1}
      files={files}
      error={error}
      onChange={(chosen) => void open(chosen)}
    />
  )
}
