import { chakra } from '@chakra-ui/react'
import { useEffect, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { commonMessages } from '../../i18n/commonMessages'
import { kitMessages } from '../../i18n/kitMessages'
import { Button } from './Button'
import { FormError } from './FormError'
import { Loader } from './Loader'

const Failed = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
})

interface Props<Part> {
  /** Must be the same function at every render. */
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
}

/**
 * What loads when it is first needed: a dialog that few open does not weigh on the page it belongs to. If it cannot be
 * loaded, that is said here, and it can be tried again.
 */
export const OnDemand = <Part,>({ load, children }: Props<Part>) => {
  const { formatMessage } = useIntl()
  // In an object, because React calls a function that is given as the next state.
  const [loaded, setLoaded] = useState<{ part: Part } | 'failed' | null>(null)
  useEffect(() => {
    if (loaded !== null) return
    let wanted = true
    const show = (next: { part: Part } | 'failed') => wanted && setLoaded(next)
    load().then(
      (part) => show({ part }),
      () => show('failed'),
    )
    return () => {
      wanted = false
    }
  }, [load, loaded])
  if (loaded === null) return <Loader label={formatMessage(kitMessages.loading)} />
  if (loaded !== 'failed') return children(loaded.part)
  return (
    <Failed>
      <FormError>
        <FormattedMessage {...kitMessages.partFailed} />
      </FormError>
      <Button variant="outline" onClick={() => setLoaded(null)}>
        <FormattedMessage {...commonMessages.again} />
      </Button>
    </Failed>
  )
}
