import { chakra } from '@chakra-ui/react'

const Text = chakra('pre', {
  base: {
    maxHeight: '380px',
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

interface Props {
  /** Makes it a region with a name, where nothing around it has one. */
  label?: string
  children: string
}

/** A text of a program as it is; it scrolls, so the keyboard has to reach it. */
export const SourceText = ({ label, children }: Props) => (
  <Text tabIndex={0} {...(label !== undefined && { role: 'region', 'aria-label': label })}>
    {children}
  </Text>
)
