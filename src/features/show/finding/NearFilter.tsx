import { MapPin } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { messages } from '../messages'
import type { Near } from './near'

const load = () => import(/* webpackChunkName: "near-field" */ './NearField')

interface Props {
  near: Near | null
  onChange: (near: Near | null) => void
}

/** Asks where from: a button until a reader presses it, since few do and the field is heavy. */
export const NearFilter = ({ near, onChange }: Props) => {
  const { isOpen, setOpen } = useOpen({ kind: 'near' })
  if (near === null && !isOpen)
    return (
      <Button variant="outline" icon={<MapPin aria-hidden />} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.near} />
      </Button>
    )
  return (
    <MessagesOf part="show.finding">
      <OnDemand name="near field" load={load}>
        {({ NearField }) => <NearField near={near} onChange={onChange} />}
      </OnDemand>
    </MessagesOf>
  )
}
