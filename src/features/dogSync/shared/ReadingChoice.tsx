import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { encodings, type Encoding } from '../../../lib/textOfBytes'
import type { TableFile } from '../../../store/tableFile/tableFile'
import type { Reading } from '../../../store/tableFile/tableReader'
import { Notice } from '../../../ui/kit/Notice'
import { SelectField } from '../../../ui/kit/SelectField'
import { fileProblems } from './fileProblems'
import { messages } from '../messages'

const Root = chakra('fieldset', { base: { display: 'grid', gap: '4', border: 'none', minWidth: '0' } })
const Title = chakra('legend', { base: { textStyle: 'strong', mb: '1' } })
const Fields = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))' },
})

const separators = [
  [',', messages.comma],
  [';', messages.semicolon],
  ['\t', messages.tab],
  ['|', messages.bar],
] as const
const lineMax = 60

type Props = Pick<TableFile<string>, 'file' | 'firstLines' | 'problem'> & { onChange: (reading: Reading) => void }

/** How a file is written: its encoding, what is between its columns, and which line names them. The table below shows what comes of it. */
export const ReadingChoice = ({ file, firstLines, problem, onChange }: Props) => {
  const { formatMessage } = useIntl()
  if (!file) return null
  const { encoding, separator, headerLine } = file
  return (
    <Root>
      <Title>
        <FormattedMessage {...messages.readAs} />
      </Title>
      <FormattedMessage {...messages.readAsText} />
      <Fields>
        {encoding !== 'XLSX' && (
          <SelectField
            label={formatMessage(messages.encoding)}
            value={encoding}
            onChange={({ target }) => onChange({ encoding: target.value as Encoding })}
          >
            {encodings.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {separator !== null && (
          <SelectField
            label={formatMessage(messages.separator)}
            value={separator}
            onChange={({ target }) => onChange({ separator: target.value })}
          >
            {separators.map(([value, label]) => (
              <option key={value} value={value}>
                {formatMessage(label)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={formatMessage(messages.headerLine)}
          hint={formatMessage(messages.headerLineHint)}
          value={String(headerLine)}
          onChange={({ target }) => onChange({ headerLine: Number(target.value) })}
        >
          {firstLines.map((cells, index) => (
            // Lines have no name but their place.
            <option key={index} value={index}>
              {formatMessage(messages.lineOf, {
                number: index + 1,
                text: cells
                  .filter((cell) => cell.trim() !== '')
                  .join(' · ')
                  .slice(0, lineMax),
              })}
            </option>
          ))}
        </SelectField>
      </Fields>
      {problem !== null && (
        <Notice tone="warning">
          <FormattedMessage {...fileProblems[problem]} />
        </Notice>
      )}
    </Root>
  )
}
