import { Ruler } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { HeightState } from '#contract/dog/heightState'
import { heightMarkMessages } from '../../i18n/domainMessages'
import { StateTag } from './StateTag'

/** Beside a dog in a list: its height was never measured. A sign and a text; nothing where it was. */
export const HeightMark = ({ state }: { state: HeightState }) =>
  state !== 'measured' && (
    <StateTag tone={state === 'measure_first' ? 'danger' : 'warning'}>
      <Ruler aria-hidden size={14} />
      <FormattedMessage {...heightMarkMessages[state]} />
    </StateTag>
  )
