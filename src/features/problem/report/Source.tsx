import { chakra } from '@chakra-ui/react'

const Text = chakra('pre', {
  base: {
    maxHeight: '240px',
    overflow: 'auto',
    padding: '3',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    textStyle: 'small',
    fontFamily: 'monospace',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

/** A text of a program as it is; it scrolls, so the keyboard has to reach it. */
export const Source = ({ label, children }: { label: string; children: string }) => (
  <Text tabIndex={0} role="region" aria-label={label}>
    {children}
  </Text>
)
