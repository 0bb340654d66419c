import { chakra } from '@chakra-ui/react'
import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '#contract/shared/paths'
import { selectUnsent } from '../store/forms/unsent'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { selectLocation } from '../store/router/routerSlice'
import { chunkLoadFailed } from '../store/ui/chunkLoading'
import { failed, selectFault, type Fault } from '../store/ui/uiSlice'
import { Button } from '../ui/kit/Button'
import { Page } from '../ui/kit/Page'
import { messages } from './messages'

type Failure = Pick<Fault, 'missing'>

/** webpack's error for a file that is missing, refused or late. A late one says so: the network is slow, nothing is new. */
const failureOf = (error: unknown): Failure & { late: boolean } => {
  const { name, type } = (error ?? {}) as { name?: unknown; type?: unknown }
  return { missing: name === 'ChunkLoadError' || name === 'CSSLoadError', late: type === 'timeout' }
}

/** What is shown where a screen failed: plain links, so that even a broken router can be left. */
const BrokenScreen = ({ missing }: Failure) => {
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

interface BoundaryProps extends Props {
  /** What the store says has failed here. */
  fault: Fault | null
  onFailure: (failure: Failure & { late: boolean }) => void
}

class Boundary extends Component<BoundaryProps, { failure: Failure | null }> {
  override state = { failure: null as Failure | null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: failureOf(error) }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(failureOf(error))
  }

  override render() {
    const { alone, fault, children } = this.props
    const failure = this.state.failure ?? fault
    if (failure === null) return children
    const screen = <BrokenScreen {...failure} />
    return alone ? <main>{screen}</main> : screen
  }
}

/** Catches what a screen throws: never a blank page. The store knows, so that a trace shows it too. */
export const AppErrorBoundary = (props: Props) => {
  const dispatch = useAppDispatch()
  const { pathname } = useAppSelector(selectLocation)
  const fault = useAppSelector(selectFault)
  const of = props.alone ? 'frame' : 'screen'
  const onFailure = ({ missing, late }: Failure & { late: boolean }) => {
    dispatch(failed({ of, pathname, missing }))
    if (missing && !late) void dispatch(chunkLoadFailed())
  }
  return <Boundary {...props} fault={fault?.of === of ? fault : null} onFailure={onFailure} />
}
