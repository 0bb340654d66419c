import { MapPin } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { messages } from '../messages'
import { FindingMessages } from './FindingMessages'
import type { Near as NearPlace } from './near'

const load = () => import(/* webpackChunkName: "near-field" */ './NearField')

interface Props {
  near: NearPlace | null
  onChange: (near: NearPlace | null) => void
}

/** Asks where from: a button until somebody wants to be asked, since few do and the field is heavy. */
export const Near = ({ near, onChange }: Props) => {
  const { isOpen, setOpen } = useOpen('near')
  if (near === null && !isOpen)
    return (
      <Button variant="outline" icon={<MapPin aria-hidden />} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.near} />
      </Button>
    )
  return (
    <FindingMessages>
      <OnDemand name="near field" load={load}>
        {({ NearField }) => <NearField near={near} onChange={onChange} />}
      </OnDemand>
    </FindingMessages>
  )
}
