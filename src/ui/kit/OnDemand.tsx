import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { commonMessages } from '../../i18n/commonMessages'
import { kitMessages } from '../../i18n/kitMessages'
import { Button } from './Button'
import { FormError } from './FormError'
import { Loader } from './Loader'
import { useMissing } from './MissingParts'

const Failed = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
})

const Missed = ({ onAgain }: { onAgain: () => void }) => (
  <Failed>
    <FormError>
      <FormattedMessage {...kitMessages.partFailed} />
    </FormError>
    <Button variant="outline" onClick={onAgain}>
      <FormattedMessage {...commonMessages.again} />
    </Button>
  </Failed>
)

interface Props<Part> {
  /** Of the part: a trace says which one did not come. */
  name: string
  /** Must be stable between renders: a different function loads again. */
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
}

/**
 * What loads when it is first needed: a dialog that few open does not weigh on the page it belongs to. If it cannot be
 * loaded, that is said here, and it can be tried again.
 */
export const OnDemand = <Part,>({ name, load, children }: Props<Part>) => {
  const { formatMessage } = useIntl()
  const [isMissing, setMissing] = useMissing(name)
  // React keeps this state when another OnDemand takes the same position in the tree, so it is tied to its loader.
  const [last, setLoaded] = useState<{ load: typeof load; part: Part } | null>(null)
  const loaded = last?.load === load ? last : null
  const onMissing = useRef(setMissing)
  useEffect(() => {
    onMissing.current = setMissing
  })
  useEffect(() => {
    if (loaded !== null || isMissing) return
    let wanted = true
    load().then(
      (part) => wanted && setLoaded({ load, part }),
      () => wanted && onMissing.current(true),
    )
    return () => {
      wanted = false
    }
  }, [load, loaded, isMissing])
  if (isMissing) return <Missed onAgain={() => setMissing(false)} />
  return loaded === null ? <Loader label={formatMessage(kitMessages.loading)} /> : children(loaded.part)
}
