import { chakra } from '@chakra-ui/react'
import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '#contract/paths'
import { selectUnsent } from '../store/forms/formsSlice'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { chunkLoadFailed } from '../store/ui/chunkLoading'
import { Button } from '../ui/kit/Button'
import { Page } from '../ui/kit/Page'
import { messages } from './messages'

interface Fault {
  /** A chunk could not be loaded; else something in a screen threw. */
  missing: boolean
}

/** webpack's error for a file that is gone, refused or late. A late one says so: the network is slow, nothing is new. */
const faultOf = (error: unknown): Fault & { late: boolean } => {
  const { name, type } = (error ?? {}) as { name?: unknown; type?: unknown }
  return { missing: name === 'ChunkLoadError' || name === 'CSSLoadError', late: type === 'timeout' }
}

/** What is shown where a screen failed: plain links, so that even a broken router can be left. */
const BrokenScreen = ({ missing }: Fault) => {
  const unsent = useAppSelector(selectUnsent)
  return (
    <Page
      title={<FormattedMessage {...(missing ? messages.missingTitle : messages.brokenTitle)} />}
      lead={<FormattedMessage {...(missing ? messages.missingText : messages.brokenText)} />}
    >
      {unsent && (
        <p>
          <FormattedMessage {...messages.unsent} />
        </p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        <Button asChild>
          <a href="">
            <FormattedMessage {...messages.reload} />
          </a>
        </Button>
        <Button asChild variant="quiet">
          <a href={paths.home}>
            <FormattedMessage {...messages.home} />
          </a>
        </Button>
      </chakra.div>
    </Page>
  )
}

interface Props {
  /** There is no frame around it. */
  alone?: boolean
  children: ReactNode
}

class Boundary extends Component<Props & { onMissing: () => void }, { fault: Fault | null }> {
  override state = { fault: null as Fault | null }

  static getDerivedStateFromError(error: unknown) {
    return { fault: faultOf(error) }
  }

  override componentDidCatch(error: unknown) {
    const { missing, late } = faultOf(error)
    if (missing && !late) this.props.onMissing()
  }

  override render() {
    if (this.state.fault === null) return this.props.children
    const screen = <BrokenScreen {...this.state.fault} />
    return this.props.alone ? <main>{screen}</main> : screen
  }
}

/** Catches what a screen throws: never a blank page. */
export const AppErrorBoundary = (props: Props) => {
  const dispatch = useAppDispatch()
  return <Boundary {...props} onMissing={() => void dispatch(chunkLoadFailed())} />
}
