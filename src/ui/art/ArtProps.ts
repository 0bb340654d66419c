import type { ComponentProps } from 'react'

export type ArtProps = ComponentProps<'svg'>
