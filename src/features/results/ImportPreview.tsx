import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { changesIn, type ImportedLine } from '../../store/results/resultSheetsSlice'
import { Button } from '../../ui/kit/Button'
import { Notice } from '../../ui/kit/Notice'
import { Section } from '../../ui/kit/Section'
import { StateTag, type StateTagProps } from '../../ui/kit/StateTag'
import { Table } from '../../ui/kit/Table'
import { fateMessages, importMessages as messages } from './importMessages'
import { messages as classMessages } from './messages'
import type { Sheet } from './useSheet'

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' } })
const Fate = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1', minWidth: 0 } })

const tones: Record<ImportedLine['fate'], StateTagProps['tone']> = {
  fills: 'success',
  replaces: 'warning',
  same: 'neutral',
  empty: 'neutral',
  unknown: 'danger',
  severalDogs: 'danger',
  repeated: 'danger',
  otherDog: 'danger',
  unreadable: 'danger',
}

/** Each line of a file with what becomes of it: nothing changes in the grid before it is accepted, and nothing is saved then. */
export const ImportPreview = ({
  lines,
  sheet: { acceptImport, dropImport },
}: {
  lines: ImportedLine[]
  sheet: Sheet
}) => {
  const { formatMessage } = useIntl()
  const changes = changesIn(lines).length
  const left = lines.filter(({ fate }) => tones[fate] === 'danger').length
  const result = ({ texts: { faults, refusals, points, time, mark } }: ImportedLine) =>
    [faults, refusals, points, time, mark].filter((text) => text !== '').join(' / ')
  return (
    <Section heading={<FormattedMessage {...messages.preview} />}>
      <div role="status">
        <FormattedMessage {...messages.changes} values={{ rows: changes }} />
        {left > 0 && (
          <Notice tone="warning">
            <FormattedMessage {...messages.left} values={{ lines: left }} />
          </Notice>
        )}
      </div>
      <Table
        label={formatMessage(messages.preview)}
        head={[
          { label: formatMessage(messages.line), numeral: true },
          { label: formatMessage(classMessages.dog) },
          { label: formatMessage(messages.result) },
          { label: formatMessage(messages.fate) },
        ]}
        rows={lines.map((line) => ({
          id: `${line.line}`,
          cells: [
            line.line,
            <bdi key="dog">{[line.number, line.dog].filter((text) => text !== '').join(' ') || '–'}</bdi>,
            result(line),
            <Fate key="fate">
              <StateTag tone={tones[line.fate]}>
                <FormattedMessage {...fateMessages[line.fate]} />
              </StateTag>
              {line.details.length > 0 && <bdi>{line.details.join(', ')}</bdi>}
            </Fate>,
          ],
        }))}
      />
      <Buttons>
        {changes > 0 && (
          <Button onClick={acceptImport}>
            <FormattedMessage {...messages.accept} values={{ rows: changes }} />
          </Button>
        )}
        <Button variant="outline" onClick={dropImport}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </Buttons>
    </Section>
  )
}
