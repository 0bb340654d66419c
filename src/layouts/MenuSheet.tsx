import { chakra } from '@chakra-ui/react'
import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isGroup, type MenuEntry, type MenuItem } from './menuItems'
import { MenuLinks } from './MenuLinks'
import { messages } from './messages'
import { useMenu } from './useMenu'

const Root = chakra('details', {
  base: {
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'touch',
      height: 'touch',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { strokeLinecap: 'square', strokeLinejoin: 'miter' },
    },
    '&[open] > summary [data-when=closed], &:not([open]) > summary [data-when=open]': { display: 'none' },
  },
})
const Sheet = chakra('nav', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    zIndex: 'overlay',
    maxHeight: 'calc(100dvh - 96px)',
    overflowY: 'auto',
    bg: 'bg.panel',
    borderTop: '1px solid',
    borderColor: 'border',
    borderBottom: '3px solid',
    borderBottomColor: 'border.strong',
    boxShadow: 'overlay',
    paddingBlock: '2',
    '& > div + div': { borderTop: '1px solid {colors.border}' },
    '& p': { textStyle: 'label', color: 'fg.muted', padding: '16px 16px 4px' },
  },
})
const End = chakra('div', { base: { padding: '16px', display: 'flex', flexDirection: 'column', gap: '3' } })

/** Consecutive entries are in one list; a group has its heading above it. */
const runsOf = (entries: MenuEntry[]) => {
  const runs: { key: string; label?: MenuItem['label']; items: MenuItem[] }[] = []
  let loose: MenuItem[] | null = null
  for (const entry of entries) {
    if (isGroup(entry)) {
      runs.push({ key: entry.name, label: entry.label, items: entry.items })
      loose = null
    } else if (loose) loose.push(entry)
    else {
      loose = [entry]
      runs.push({ key: entry.to, items: loose })
    }
  }
  return runs
}

/** A menu of phones that shows everything at once, below the header. */
export const MenuSheet = ({ entries, end }: { entries: MenuEntry[]; end: ReactNode }) => {
  const { formatMessage } = useIntl()
  const label = formatMessage(messages.menu)
  return (
    <Root {...useMenu('sheet')}>
      <summary aria-label={label} title={label}>
        <Menu size={24} aria-hidden data-when="closed" />
        <X size={24} aria-hidden data-when="open" />
      </summary>
      <Sheet aria-label={label}>
        {runsOf(entries).map(({ key, label: word, items }) => (
          <div key={key}>
            {word && (
              <p>
                <FormattedMessage {...word} />
              </p>
            )}
            <MenuLinks items={items} />
          </div>
        ))}
        {end && <End>{end}</End>}
      </Sheet>
    </Root>
  )
}
