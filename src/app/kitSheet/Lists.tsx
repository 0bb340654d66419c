import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { BulkBar } from '../../ui/kit/BulkBar'
import { Button } from '../../ui/kit/Button'
import { DataTable } from '../../ui/kit/DataTable'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { StateTag } from '../../ui/kit/StateTag'
import { TextField } from '../../ui/kit/TextField'
import type { DataColumn } from '../../ui/kit/useTableRows'
import type { KitProps } from './KitProps'

const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '3',
    marginBlock: '4',
    '& > div': { maxWidth: '340px' },
  },
})
const names = ['Łatka', 'Bosco', 'Żabka', 'Meg', 'Zulu']
const few = 12
const many = 2_000

interface Dog {
  id: number
  name: string
  height: number
  entered: boolean
}
const dogs = (count: number): Dog[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${names[index % names.length] ?? ''} ${index + 1}`,
    height: 280 + ((index * 37) % 300),
    entered: index % 3 === 0,
  }))

/** A table that is sorted, searched and paged, and one of two thousand rows. */
export const Lists = ({ polish }: KitProps) => {
  const label = (english: string, own: string) => (polish ? own : english)
  const [sort, setSort] = useState('name')
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [long, setLong] = useState(false)
  const [selected, setSelected] = useState<string[]>([])
  const rows = useMemo(() => dogs(long ? many : few), [long])
  const columns = useMemo(
    (): DataColumn<Dog>[] => [
      {
        id: 'name',
        label: polish ? 'Pies' : 'Dog',
        cell: ({ name }) => name,
        sortBy: ({ name }) => name,
        textOf: ({ name }) => name,
      },
      {
        id: 'state',
        label: polish ? 'Stan' : 'Status',
        cell: ({ entered }) => (entered ? <StateTag tone="success">{polish ? 'Zgłoszono' : 'Entered'}</StateTag> : '–'),
      },
      {
        id: 'height',
        label: polish ? 'Wysokość, mm' : 'Height, mm',
        numeral: true,
        cell: ({ height }) => height,
        sortBy: ({ height }) => height,
      },
    ],
    [polish],
  )
  return (
    <section>
      <SectionHeading heading={label('Lists', 'Listy')} />
      <Tools>
        <div>
          <TextField
            type="search"
            label={label('Search for a dog', 'Szukaj psa')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button variant="outline" onClick={() => setLong(!long)}>
          {long ? label('Twelve rows', 'Dwanaście wierszy') : label('Two thousand rows', 'Dwa tysiące wierszy')}
        </Button>
      </Tools>
      <DataTable
        label={label('Dogs', 'Psy')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        selection={{
          selected,
          onToggle: (id) =>
            setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
          onSelectAll: setSelected,
          onClear: () => setSelected([]),
          nameOfAll: label('Select all', 'Zaznacz wszystkie'),
          canSelect: ({ entered }) => entered,
          nameOf: ({ name }) => label(`Select ${name}`, `Zaznacz: ${name}`),
        }}
        sort={sort}
        text={text}
        page={page}
        onSort={setSort}
        onPage={setPage}
        {...(long ? {} : { pageSize: 5 })}
      />
      <BulkBar
        count={selected.length}
        counted={label(`Selected: ${selected.length}`, `Zaznaczono: ${selected.length}`)}
        clear={label('Clear selection', 'Wyczyść zaznaczenie')}
        onClear={() => setSelected([])}
      >
        <Button variant="outline" dense>
          {label(`Withdraw ${selected.length}`, `Wycofaj (${selected.length})`)}
        </Button>
      </BulkBar>
    </section>
  )
}
