import { chakra, defineSlotRecipe, FileUpload } from '@chakra-ui/react'
import { Paperclip, Upload, X } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { kitMessages } from '../../i18n/kitMessages'
import { Button } from './Button'
import { FieldNotes, wire, type FieldTexts } from './Field'
import { IconButton } from './IconButton'

const megabyte = 1_000_000

const Label = chakra('p', { base: { textStyle: 'label' } })
const recipe = defineSlotRecipe({
  slots: ['root', 'dropzone'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 },
    dropzone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      width: 'full',
      minHeight: '112px',
      padding: '4',
      bg: 'bg.panel',
      border: '1.5px dashed',
      borderColor: 'border.control',
      borderRadius: 'plank',
      '&[data-dragging]': { bg: 'bg.muted', borderStyle: 'solid', borderColor: 'border.strong' },
    },
  },
})
const Files = chakra('ul', { base: { listStyle: 'none' } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    borderBottom: '1px solid',
    borderColor: 'border',
    '& > .lucide': { flexShrink: 0, width: '20px', height: '20px', strokeLinecap: 'square' },
    '& > span': { flex: '1', minWidth: 0, overflowWrap: 'anywhere' },
  },
})
const Size = chakra('span', { base: { textStyle: 'small', color: 'fg.muted', whiteSpace: 'nowrap', flex: 'none!' } })

export interface FileDropProps extends FieldTexts {
  id?: string
  /** Media types with their endings, and how they are called in a sentence: "PDF or JPEG". */
  accept: Record<string, string[]>
  types: string
  maxMegabytes: number
  maxFiles: number
  files: File[]
  onChange: (files: File[]) => void
}

/** Files, dropped or chosen. What is taken is said beforehand; what is refused is named with the reason. */
export const FileDrop = ({
  label,
  hint,
  error,
  id,
  accept,
  types,
  maxMegabytes,
  maxFiles,
  files,
  onChange,
}: FileDropProps) => {
  const { formatMessage, formatNumber } = useIntl()
  const ownId = useId()
  const fieldId = id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<readonly { file: File; errors: readonly string[] }[]>([])
  const sizeOf = ({ size }: File) => formatNumber(Math.max(size / megabyte, 0.1), { maximumFractionDigits: 1 })
  const reasonOf: Record<string, MessageDescriptor> = {
    FILE_TOO_LARGE: kitMessages.fileTooLarge,
    FILE_INVALID_TYPE: kitMessages.fileWrongType,
    TOO_MANY_FILES: kitMessages.fileTooMany,
    FILE_EXISTS: kitMessages.fileExists,
  }
  const limits = formatMessage(kitMessages.fileLimits, { types, size: maxMegabytes, count: maxFiles })
  const wholeHint: ReactNode = hint ? (
    <>
      {limits}. {hint}
    </>
  ) : (
    limits
  )
  return (
    <FileUpload.Root
      recipe={recipe}
      accept={accept}
      maxFileSize={maxMegabytes * megabyte}
      maxFiles={maxFiles}
      acceptedFiles={files}
      onFileAccept={(accepted) => onChange(accepted.files)}
      onFileReject={(rejected) => setRefused(rejected.files)}
    >
      <Label id={`${fieldId}-label`}>{label}</Label>
      <FileUpload.Dropzone disableClick role="group" aria-label={undefined} aria-labelledby={`${fieldId}-label`}>
        <FormattedMessage {...kitMessages.dropHere} />
        {/* Zag’s trigger opens the picker in an animation frame, and background pages get none. */}
        <Button
          variant="outline"
          icon={<Upload aria-hidden />}
          onClick={() => input.current?.click()}
          {...wire(fieldId, { hint: limits, error })}
        >
          <FormattedMessage {...kitMessages.chooseFiles} />
        </Button>
      </FileUpload.Dropzone>
      <FileUpload.HiddenInput ref={input} />
      <FieldNotes id={fieldId} hint={wholeHint} error={error} />
      <div role="alert">
        {refused.map(({ file, errors: [reason = ''] }) => (
          <FieldNotes
            key={file.name + String(file.size)}
            id={`${fieldId}-${file.name}`}
            error={formatMessage(reasonOf[reason] ?? kitMessages.fileRefused, {
              name: file.name,
              size: maxMegabytes,
              types,
              count: maxFiles,
            })}
          />
        ))}
      </div>
      {files.length > 0 && (
        <Files role="list" aria-labelledby={`${fieldId}-label`}>
          {files.map((file) => (
            <Item key={file.name + String(file.size)}>
              <Paperclip aria-hidden />
              <span>{file.name}</span>
              <Size>
                <FormattedMessage {...kitMessages.fileSize} values={{ size: sizeOf(file) }} />
              </Size>
              <IconButton
                label={formatMessage(kitMessages.removeFile, { name: file.name })}
                icon={<X aria-hidden />}
                onClick={() => onChange(files.filter((one) => one !== file))}
              />
            </Item>
          ))}
        </Files>
      )}
    </FileUpload.Root>
  )
}
