import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { FileDrop } from '../../../ui/kit/FileDrop'
import { messages } from './messages'
import { Opening } from './Opening'
import { openTrace, type OpenedTrace } from './openTrace'
import { useRefusalText } from './useRefusalText'

const maxMegabytes = 200

interface Props {
  id: string
  label: string
  onOpen: (opened: OpenedTrace | null) => void
}

/** A trace that is dropped or chosen. One that cannot be opened says why. */
export const TraceFile = ({ id, label, onOpen }: Props) => {
  const { formatMessage } = useIntl()
  const refusalText = useRefusalText()
  const [files, setFiles] = useState<File[]>([])
  const [error, setError] = useState<string>()
  const [opening, setOpening] = useState<AbortController | null>(null)
  useEffect(() => () => opening?.abort(), [opening])
  const open = async ([file]: File[]) => {
    setFiles(file ? [file] : [])
    setError(undefined)
    onOpen(null)
    const running = file ? new AbortController() : null
    // The one before is given up.
    setOpening(running)
    if (!file || !running) return
    const result = await openTrace(file.name, await file.text(), running.signal)
    setOpening(null)
    setError(refusalText(result))
    if (result.success) onOpen(result.opened)
  }
  return (
    <div>
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
      <Opening wanted={opening !== null} />
    </div>
  )
}
