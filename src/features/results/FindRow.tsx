import { chakra } from '@chakra-ui/react'
import type { SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListAddress } from '../../lists/useListAddress'
import { Button } from '../../ui/kit/Button'
import { SearchField } from '../../ui/kit/SearchField'
import type { ShownRow } from './cells'
import { rowFound } from './rowFound'
import { sheetMessages as messages } from './messages'

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'end',
    '& > div': { flex: '1 1 200px', maxWidth: '320px' },
  },
})
const Status = chakra('p', { base: { textStyle: 'small', minHeight: '20px', overflowWrap: 'anywhere' } })

const choices = { find: null } as const

interface Props {
  rows: readonly ShownRow[]
  onFound: (index: number) => void
}

/** Goes to a dog of the grid by its number, or by its name: a number that is typed and Enter. */
export const FindRow = ({ rows, onFound }: Props) => {
  const { formatMessage } = useIntl()
  const [{ find }, change] = useListAddress(choices)
  const index = rowFound(rows, find)
  const row = rows[index]?.row
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (index >= 0) onFound(index)
  }
  return (
    <div role="search">
      <Form onSubmit={submit}>
        <SearchField label={formatMessage(messages.findRow)} value={find} onChange={(next) => change({ find: next })} />
        <Button type="submit" variant="outline">
          <FormattedMessage {...messages.goToFound} />
        </Button>
      </Form>
      <Status role="status">
        {find.trim() !== '' &&
          (row ? (
            <FormattedMessage {...messages.rowFound} values={{ number: row.number ?? '–', dog: row.dogName }} />
          ) : (
            <FormattedMessage {...messages.rowMissing} values={{ text: find.trim() }} />
          ))}
      </Status>
    </div>
  )
}
