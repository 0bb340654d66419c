import { chakra } from '@chakra-ui/react'
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/kit/Button'
import { Dialog } from '../../ui/kit/Dialog'
import { IconButton } from '../../ui/kit/IconButton'
import { Menu } from '../../ui/kit/Menu'
import { Notice } from '../../ui/kit/Notice'
import { OnDemand } from '../../ui/kit/OnDemand'
import { Pagination } from '../../ui/kit/Pagination'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { Tabs } from '../../ui/kit/Tabs'
import { TextField } from '../../ui/kit/TextField'
import { Tooltip } from '../../ui/kit/Tooltip'
import type { KitProps } from './KitProps'

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', marginTop: '4' },
})
const unreachable = () => Promise.reject(new Error('Offline'))

/** What opens above the page, or shows one part of it at a time. */
export const Overlays = ({ polish }: KitProps) => {
  const label = (english: string, own: string) => (polish ? own : english)
  const [open, setOpen] = useState('')
  const [tab, setTab] = useState('Łatka')
  const [page, setPage] = useState(3)
  const at = (name: string) => ({
    isOpen: open === name || open.startsWith(`${name}.`),
    setOpen: (next: boolean) => setOpen(next ? name : name.slice(0, Math.max(0, name.lastIndexOf('.')))),
  })
  const dialog = (name: string) => ({ open: at(name).isOpen, onClose: () => at(name).setOpen(false) })
  const longNames = ['Łatka', 'Żółw', 'Moth', 'Baton', 'Border Gąska z Kępy', 'Tansy', 'Quill']
  return (
    <section>
      <SectionHeading heading={label('What opens', 'Co się otwiera')} />
      <Line>
        <Button variant="outline" onClick={() => setOpen('edit')}>
          {label('Open a dialog', 'Otwórz okno')}
        </Button>
        <Button variant="outline" onClick={() => setOpen('cancel')}>
          {label('Ask a question', 'Zadaj pytanie')}
        </Button>
        <Button variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setOpen('remove')}>
          {label('Delete for good', 'Usuń na zawsze')}
        </Button>
        <Menu
          {...at('menu')}
          button={<Button variant="outline">{label('Open a menu', 'Otwórz menu')}</Button>}
          actions={[
            { id: 'copy', label: label('Copy', 'Kopiuj'), icon: <Copy aria-hidden />, onSelect: () => undefined },
            { id: 'show', label: label('Open the show', 'Otwórz zawody'), to: '/shows' },
            { id: 'print', label: label('Print', 'Drukuj'), disabled: true },
            { id: 'remove', label: label('Delete', 'Usuń'), icon: <Trash2 aria-hidden />, danger: true },
          ]}
        />
        <Tooltip text={label('Copied to your clipboard', 'Skopiowano do schowka')}>
          <Button variant="quiet">{label('With a tooltip', 'Z podpowiedzią')}</Button>
        </Tooltip>
        <Tooltip text={label('More', 'Więcej')} placement="right">
          <IconButton label={label('More', 'Więcej')} title={undefined} icon={<Ellipsis aria-hidden />} />
        </Tooltip>
      </Line>
      <Dialog {...dialog('edit')} title={label('Edit Łatka', 'Edytuj: Łatka')}>
        <TextField label={label('Name', 'Imię')} defaultValue="Łatka" />
        <div>
          <Button variant="outline" onClick={() => setOpen('edit.discard')}>
            {label('Discard changes', 'Odrzuć zmiany')}
          </Button>
        </div>
        <Dialog
          {...dialog('edit.discard')}
          title={label('Discard your changes?', 'Odrzucić zmiany?')}
          confirm={{ action: label('Discard', 'Odrzuć'), onConfirm: () => setOpen('') }}
        />
      </Dialog>
      <Dialog
        {...dialog('cancel')}
        title={label('Cancel purchase 1042?', 'Anulować zakup nr 1042?')}
        text={label(
          'Its places are released. You have not been charged.',
          'Zwolnimy miejsca. Karta nie została obciążona.',
        )}
        confirm={{
          action: label('Cancel purchase', 'Anuluj zakup'),
          keep: label('Keep purchase', 'Zachowaj zakup'),
          onConfirm: () => setOpen(''),
        }}
      />
      <Dialog
        {...dialog('remove')}
        irreversible
        title={label('Retire Tansy?', 'Zakończyć karierę Tansy?')}
        text={label('This is permanent. Only an admin can correct it.', 'Tego nie można cofnąć bez administratora.')}
        confirm={{
          action: label('Retire for good', 'Zakończ na stałe'),
          keep: label('Keep Tansy as she is', 'Zostaw bez zmian'),
          icon: <Trash2 aria-hidden />,
          onConfirm: () => setOpen(''),
        }}
      >
        <Notice tone="warning">{label('2 entries are withdrawn.', '2 zgłoszenia zostaną wycofane.')}</Notice>
      </Dialog>
      <Line>
        <OnDemand name="unreachable" load={unreachable}>
          {() => null}
        </OnDemand>
      </Line>
      <chakra.div marginTop="4">
        <Tabs
          label={label('Dogs', 'Psy')}
          value={tab}
          onChange={setTab}
          tabs={longNames.map((name) => ({ id: name, label: name, content: <p>{name}</p> }))}
        />
      </chakra.div>
      <Line>
        <Pagination of={label('Breeds', 'Rasy')} page={page} pages={12} onChange={setPage} />
      </Line>
      <Line>
        <Pagination of={label('Classes', 'Biegi')} page={1} pages={2} onChange={() => undefined} />
      </Line>
    </section>
  )
}
