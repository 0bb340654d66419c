import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Combobox, type ComboboxProps } from '../../ui/kit/Combobox'
import { DateField } from '../../ui/kit/DateField'
import { FileDrop } from '../../ui/kit/FileDrop'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import type { KitProps } from './KitProps'

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: '4',
    alignItems: 'start',
    marginTop: '3',
  },
})
const clubs = ['Łódź Agility', 'Śląsk Dog Sport', 'Fort Gdańsk', 'Wolds Edge', 'Fenwick Meadow', 'Shrewsbury'].map(
  (name) => ({ value: name, label: name }),
)
const pdf = new File([new Uint8Array(2_400_000)], 'Plan toru, sobota, ring 2 – wersja ostateczna.pdf', {
  type: 'application/pdf',
})

/** One of many, a date, and files. */
export const Pickers = ({ polish }: KitProps) => {
  const label = (english: string, own: string) => (polish ? own : english)
  const [club, setClub] = useState('Fort Gdańsk')
  const [day, setDay] = useState('2022-03-01')
  const [isOpen, setOpen] = useState(false)
  const [files, setFiles] = useState([pdf])
  const combobox: Omit<ComboboxProps, 'id' | 'label'> = {
    value: club,
    options: clubs,
    onChange: ({ target }) => setClub(target.value),
  }
  const date = {
    value: day,
    onChange: ({ target }: { target: { value: string } }) => setDay(target.value),
    calendar: { isOpen, setOpen },
    min: '2001-11-22',
    max: '2026-11-22',
  }
  const closed = { ...date, calendar: { isOpen: false, setOpen: () => undefined } }
  const drop = {
    accept: { 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'] },
    types: label('PDF or JPEG', 'PDF lub JPEG'),
    maxMegabytes: 5,
    maxFiles: 3,
    onChange: setFiles,
  }
  return (
    <section>
      <SectionHeading heading={label('Pickers', 'Wybór')} />
      <Pair>
        <Combobox
          id="combobox"
          label={label('Club', 'Klub')}
          hint={label('Type to search.', 'Pisz, aby szukać.')}
          {...combobox}
        />
        <Combobox
          id="combobox-error"
          label={label('Club', 'Klub')}
          error={label('Choose a club.', 'Wybierz klub.')}
          {...combobox}
          value=""
        />
        <Combobox id="combobox-off" label={label('Disabled', 'Wyłączone')} disabled {...combobox} />
        <Combobox
          id="combobox-empty"
          label={label('Nothing found', 'Nic nie znaleziono')}
          {...combobox}
          value=""
          options={[]}
        />
        <Combobox
          id="combobox-loading"
          label={label('Searching', 'Szukanie')}
          {...combobox}
          value=""
          options={[]}
          state="loading"
          onSearch={() => undefined}
        />
        <Combobox
          id="combobox-failed"
          label={label('Failed', 'Nie wczytano')}
          {...combobox}
          value=""
          options={[]}
          state="failed"
          onSearch={() => undefined}
          onAgain={() => undefined}
        />
        <DateField id="date" label={label('Birth date', 'Data urodzenia')} {...date} />
        <DateField
          id="date-error"
          label={label('Birth date', 'Data urodzenia')}
          error={label('Enter a day, month and year.', 'Podaj dzień, miesiąc i rok.')}
          {...closed}
          value="31/02/2022"
        />
        <DateField id="date-off" label={label('Disabled', 'Wyłączone')} disabled {...closed} />
        <FileDrop id="files" label={label('Course plan', 'Plan toru')} files={files} {...drop} />
        <FileDrop
          id="files-error"
          label={label('Course plan', 'Plan toru')}
          files={[]}
          error={label('Add a course plan.', 'Dodaj plan toru.')}
          {...drop}
        />
      </Pair>
    </section>
  )
}
