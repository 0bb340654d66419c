import { defineSlotRecipe, Tabs as Machine } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const recipe = defineSlotRecipe({
  slots: ['list', 'trigger', 'content'],
  base: {
    list: {
      display: 'flex',
      gap: '1',
      // One row for any number of tabs; plates extend over its upper edge.
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      paddingTop: '10px',
      borderBottom: '3px solid',
      borderColor: 'border.strong',
    },
    trigger: {
      position: 'relative',
      flexShrink: 0,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2px',
      minHeight: 'touch',
      paddingInline: '4',
      fontWeight: 'semibold',
      borderRadius: '3px 3px 0 0',
      cursor: 'pointer',
      '@media (hover: hover)': { '&:hover:not([aria-selected=true])': { bg: 'bg.muted' } },
      '&[aria-selected=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
      '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'inset 0 0 0 2px {colors.focusRing.gap}' },
      '@media (forced-colors: active)': { '&[aria-selected=true]': { borderBottom: '6px solid' } },
    },
    content: { paddingTop: '4' },
  },
})

export interface TabsProps {
  /** The name of the whole, for those who do not see it. */
  label: string
  /** The id of the tab that is shown: state of the store or of the address. */
  value: string
  onChange: (value: string) => void
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[]
}

/** One of several views of the same thing; arrows lead from tab to tab and show it at once. */
export const Tabs = ({ label, value, onChange, tabs }: TabsProps) => (
  <Machine.Root recipe={recipe} value={value} onValueChange={(next) => onChange(next.value)} lazyMount unmountOnExit>
    <Machine.List aria-label={label}>
      {tabs.map((tab) => (
        <Machine.Trigger key={tab.id} value={tab.id}>
          {tab.label}
        </Machine.Trigger>
      ))}
    </Machine.List>
    {tabs.map((tab) => (
      <Machine.Content key={tab.id} value={tab.id}>
        {tab.content}
      </Machine.Content>
    ))}
  </Machine.Root>
)
